/** Media files of two data folders: the ones that the rows of a database name. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { OwnConnection } from "../../app/services/db/own.server";

/** SHA-256 of a file, null when it is not there. */
export async function sha256Of(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest("hex");
  } catch {
    return null;
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`);
  const file = await open(`${to}.part`, "r");
  await file.sync().finally(() => file.close());
  await rename(`${to}.part`, to);
}

/** Keys and sums of the files that a database has on disk. */
export async function diskFiles(own: OwnConnection): Promise<{ clave: string; sha256: string }[]> {
  const rows = await own.run("SELECT clave, sha256 FROM medios WHERE almacen = 'disco' ORDER BY id");
  return rows.map(({ clave, sha256 }) => ({ clave: String(clave), sha256: String(sha256) }));
}

/** Copies the files that are not the same there yet; returns how many were copied, and the keys of those that differ in the end. */
export async function copyFiles(files: readonly { clave: string; sha256: string }[], from: string, to: string) {
  let copied = 0;
  const differing: string[] = [];
  for (const { clave, sha256 } of files) {
    const target = join(to, "media", clave);
    if ((await sha256Of(target)) === sha256) continue;
    const source = join(from, "media", clave);
    if ((await sha256Of(source)) !== sha256) {
      differing.push(clave);
      continue;
    }
    if (source !== target) await copyWhole(source, target);
    copied += 1;
    if ((await sha256Of(target)) !== sha256) differing.push(clave);
  }
  return { copied, differing };
}
