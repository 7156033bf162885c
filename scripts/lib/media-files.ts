/** Compares and copies the media files that a database names, between two data folders. */
import { copyFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RawConnection } from "../../app/services/db/own-connection";
import { sha256OfFile } from "../../app/services/secrets/sha256.server";
import { flush, makeFolder } from "../../app/services/files/whole-file.server";

/** SHA-256 of a file; null when it cannot be read. */
async function sha256Of(path: string): Promise<string | null> {
  return sha256OfFile(path).catch(() => null);
}

async function copyWhole(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  await copyFile(from, `${to}.part`);
  await flush(`${to}.part`);
  await rename(`${to}.part`, to);
  await flush(dirname(to));
}

/** Keys and SHA-256 of the files that a database has in the disk store. */
export async function diskFiles(own: RawConnection): Promise<{ clave: string; sha256: string }[]> {
  const rows = await own.run("SELECT clave, sha256 FROM medios WHERE almacen = 'disco' ORDER BY id");
  return rows.map(({ clave, sha256 }) => ({ clave: String(clave), sha256: String(sha256) }));
}

/**
 * Copies the files that are missing or different in the target. Returns how many were copied, and the keys of those
 * that still differ.
 */
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
