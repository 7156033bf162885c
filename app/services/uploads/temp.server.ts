import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env.server";

const LEFT_BEHIND_MS = 3_600_000;

function folder(): string {
  return join(env().DATA_DIR, "tmp");
}

/** Makes the folder of temporary files. */
export async function prepareTemp(): Promise<void> {
  await mkdir(folder(), { recursive: true });
}

/** A path of its own for a file that is not yet stored: the same disk as the store, so that it can be renamed there. */
export function tempPath(): string {
  return join(folder(), `${randomUUID()}.part`);
}

/** Takes away what a process that died left behind. */
export async function sweepTemp(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const path = join(folder(), name);
    const file = await stat(path).catch(() => null);
    if (file && Date.now() - file.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
