import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "~/services/env/env.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { flush, makeFolder, writeWhole } from "./whole-file.server";

/** A key that a store cannot have given to a file: nothing is read, written or deleted by it. */
export class BadKey extends Error {
  override name = "BadKey";
  constructor(store: string) {
    super(`Not a key of ${store}`);
  }
}

/** Storage keys look like imagenes-sitio/3f…c1.webp: our own names, one folder deep. */
const KEY = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}\.[a-z0-9]{2,5}$/;

/** Whether a key is one of ours: no other is ever made a path of. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** Path of a key in the store of the disk. Throws BadKey. */
function pathOf(key: string): string {
  if (!isKey(key)) throw new BadKey("the disk");
  return join(env().DATA_DIR, "media", key);
}

/** Puts a file of this disk under a key: flushed before it gets its name, and the name flushed too. Throws BadKey. */
export async function placeFile(path: string, key: string): Promise<void> {
  const target = pathOf(key);
  await makeFolder(dirname(target));
  await flush(path);
  await rename(path, target);
  await flush(dirname(target));
}

/** Deletes the file of a key; one that is not there is no fault. Throws BadKey. */
export async function removeFile(key: string): Promise<void> {
  await rm(pathOf(key), { force: true });
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
  return { clave, bytes: content.length, sha256: sha256(content) };
}

/** Stores a file of this machine (the demo content's). */
export async function storeFrom(path: string, folder: string) {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return storeFile(folder, extension, await readFile(path));
}

/** Whether the store can be written: writes a file and takes it away. Throws what the disk says. */
export async function checkStore(): Promise<void> {
  const { clave } = await storeFile("prueba", "txt", Buffer.from("prueba"));
  await removeFile(clave);
}
