import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Has the disk keep what a file, or the names a folder, holds now. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder and those above it; the names of new ones are flushed, so that what is put there is found after a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let above = dirname(resolve(path)); above.length >= top.length; above = dirname(above)) {
    await flush(above);
    if (above === top) return;
  }
}

/** Writes a file aside, flushes it, then gives it its name: there is never half of it. Throws what the disk says. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const aside = `${path}.part`;
  await makeFolder(dirname(path));
  const file = await open(aside, "w");
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path).catch(async (error) => {
    await rm(aside, { force: true });
    throw error;
  });
  await flush(dirname(path));
}
