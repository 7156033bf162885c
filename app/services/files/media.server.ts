import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { env } from "~/services/env/env.server";
import { errorCode } from "~/services/env/errors.server";
import { log } from "~/services/log/log.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { cloudinaryStore } from "./cloudinary.server";
import { BadKey, type Store } from "./driver";
import { foldersIn, namesIn } from "./names.server";
import { flush, makeFolder, writeAtomically } from "./whole-file.server";

/** Keys look like imagenes-sitio/3f…c1.webp: names we make, one folder deep. */
const KEY = /^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}\.[a-z0-9]{2,5}$/;

/** Whether a text is a key of ours. Paths are built only from keys that pass this check. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

function root(): string {
  return join(env().DATA_DIR, "media");
}

/** Path of a key's file on disk. Throws BadKey. */
function pathOf(key: string): string {
  if (!isKey(key)) throw new BadKey("the disk");
  return join(root(), key);
}

/** Moves a local file to a key's path; flushes the file first and its folder afterwards. Throws BadKey. */
async function placeFile(path: string, key: string): Promise<void> {
  const target = pathOf(key);
  await makeFolder(dirname(target));
  await flush(path);
  await rename(path, target);
  await flush(dirname(target));
}

/** Deletes the file of a key; does nothing when there is none. Throws BadKey. */
async function removeFile(key: string): Promise<void> {
  await rm(pathOf(key), { force: true });
}

interface FoundFile {
  path: string;
  bytes: number;
  modified: Date;
}

/** A key's file; null when the key is not ours or the file is missing. Throws when this user may not look, or the disk fails. */
async function lookFor(key: string): Promise<FoundFile | null> {
  if (!isKey(key)) return null;
  const path = pathOf(key);
  const file = await stat(path).catch((error: unknown) => {
    if (/^ENO(?:ENT|TDIR)$/.test(errorCode(error))) return null;
    throw error;
  });
  return file?.isFile() ? { path, bytes: file.size, modified: file.mtime } : null;
}

/** Finds a key's file and its size in bytes; null when the key is not ours or the file cannot be had. */
export async function findFile(key: string): Promise<FoundFile | null> {
  return lookFor(key).catch((error: unknown) => {
    log.error(`The file ${key} cannot be read`, error);
    return null;
  });
}

/** Opens a stream of a file, or of its bytes from `first` to `last` (inclusive). */
export function readStream(path: string, range?: { first: number; last: number }) {
  return createReadStream(path, range ? { start: range.first, end: range.last } : {});
}

function newKey(folder: string, extension: string): string {
  return `${folder}/${randomBytes(16).toString("hex")}.${extension}`;
}

/** Stores content under a new random key, whole or not at all. */
async function storeFile(
  folder: string,
  extension: string,
  content: Buffer,
): Promise<{ clave: string; bytes: number; sha256: string }> {
  const clave = newKey(folder, extension);
  await writeAtomically(pathOf(clave), content);
  return { clave, bytes: content.length, sha256: sha256(content) };
}

/** Stores a local file (used for the demo content). */
export async function storeFrom(path: string, folder: string) {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return storeFile(folder, extension, await readFile(path));
}

/** Checks that the store can be written: writes a file and deletes it. Throws the file system's error. */
export async function checkStore(): Promise<void> {
  const { clave } = await storeFile("prueba", "txt", Buffer.from("prueba"));
  await removeFile(clave);
}

/** The keys of the store's files, a thousand at a time; names that are not keys are ignored. None of them is looked at. */
export async function* storedKeys(): AsyncGenerator<string[], void> {
  for (const folder of await foldersIn(root()))
    for await (const names of namesIn(join(root(), folder)))
      yield names.map((name) => `${folder}/${name}`).filter(isKey);
}

async function list(): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const some of storedKeys()) for (const key of some) keys.add(key);
  return keys;
}

/** When a file was stored; null when there is none. Throws BadKey. */
export async function storedAt(key: string): Promise<Date | null> {
  const file = await stat(pathOf(key)).catch(() => null);
  return file?.mtime ?? null;
}

/** Files under DATA_DIR/media. */
export const diskStore: Store = {
  almacen: "disco",
  newKey,
  put: (clave, path) => placeFile(path, clave),
  remove: removeFile,
  async read(clave) {
    const file = await lookFor(clave);
    return file && readStream(file.path);
  },
  owns: isKey,
  list,
  check: checkStore,
};

/** The media store of this process: Cloudinary when CLOUDINARY_URL is set, else the disk. */
export const store: Store = env().CLOUDINARY_URL ? cloudinaryStore(env().CLOUDINARY_URL ?? "") : diskStore;

/** The store that holds a row's file; null when that store is not ours or no longer configured. */
export function storeOf(almacen: string): Store | null {
  if (almacen === diskStore.almacen) return diskStore;
  return almacen === store.almacen ? store : null;
}
