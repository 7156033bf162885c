import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file aside, flushes it, then gives it its name: there is never half of it. Throws what the disk says. */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const aside = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
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
}
