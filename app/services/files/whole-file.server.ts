import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Flushes (fsync) a file's content, or a folder's entries, to disk. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Creates a folder and its parents, and flushes the parents, so that the folder survives a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let above = dirname(resolve(path)); above.length >= top.length; above = dirname(above)) {
    await flush(above);
    if (above === top) return;
  }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a file under a temporary name, flushes it, then renames it: a partial file never has its final name, and none
 * is left. Throws the file system's error.
 */
export async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const aside = `${path}.part`;
  await makeFolder(dirname(path));
  try {
    await writeWhole(aside, content);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw error;
  }
  await flush(dirname(path));
}
