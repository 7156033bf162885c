import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env.server";
import { writeWhole } from "./whole-file.server";

/** Storage keys look like imagenes-sitio/3f…c1.webp: our own names, one folder deep. */
const KEY = /^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]{2,5}$/;

/** Whether a key is one of ours: no other is ever made a path of. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** Path of a key in the store of the disk. */
export function pathOf(key: string): string {
  return join(env().DATA_DIR, "media", key);
}

/** A file of the store with its size; null when the key is none of ours or the file is missing. */
export async function findFile(key: string): Promise<{ path: string; bytes: number; modified: Date } | null> {
  if (!isKey(key)) return null;
  const path = pathOf(key);
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? { path, bytes: file.size, modified: file.mtime } : null;
}

/** Stream of a file, or of its bytes first to last (inclusive). */
export function readStream(path: string, range?: { first: number; last: number }) {
  return createReadStream(path, range ? { start: range.first, end: range.last } : {});
}

/** Stores a file under a random name, whole or not at all. */
export async function storeFile(
  folder: string,
  extension: string,
  content: Buffer,
): Promise<{ clave: string; bytes: number; sha256: string }> {
  const clave = `${folder}/${randomBytes(16).toString("hex")}.${extension}`;
  await writeWhole(pathOf(clave), content);
  return { clave, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") };
}

/** Stores a file of this machine (the demo content's). */
export async function storeFrom(path: string, folder: string) {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return storeFile(folder, extension, await readFile(path));
}

/** Whether the store can be written: writes a file and takes it away. Throws what the disk says. */
export async function checkStore(): Promise<void> {
  const { clave } = await storeFile("prueba", "txt", Buffer.from("prueba"));
  await rm(pathOf(clave), { force: true });
}
