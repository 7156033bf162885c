import { createWriteStream } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { checked } from "~/services/archive/read.server";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { store, storeOf } from "~/services/files/store.server";
import { prepareTemp, tempPath } from "~/services/uploads/temp.server";
import { sha256OfStream } from "~/services/secrets/sha256.server";
import type { OpenBackup } from "./open.server";
import { mediaPath } from "~/domain/backup/backup";
import type { BackupFile } from "./manifest";
import type { ReportProgress } from "~/domain/backup/job.server";
import { Refusal } from "~/domain/kernel/refusal";

/** Where the file of a row is now: the row is written with this. */
export interface FilePlace {
  almacen: string;
  clave: string;
}

/** Left free on the disk beside what is written. */
const MARGIN_BYTES = 64 * 1024 * 1024;

/** What kind of file a type is. */
export function claseOf(mime: string) {
  return mime.startsWith("video/") ? "video" : mime === "application/pdf" ? "pdf" : "imagen";
}

/** Whether the store already has this very file under its key. Files of Cloudinary never change under a key. */
async function isThere({ almacen, clave, sha256 }: BackupFile, keys: ReadonlyMap<string, Date>): Promise<boolean> {
  const own = storeOf(almacen);
  if (!own?.owns(clave) || !keys.has(clave)) return false;
  if (own.almacen !== "disco") return true;
  return (await sha256OfStream((await own.read(clave)) ?? [])) === sha256;
}

/**
 * Puts a file of the archive into the store, under its own key where that is one of this store. Where a row here has
 * another file under that key it gets a new one: until the content is replaced, what there is stays.
 */
async function put(
  { archive }: OpenBackup,
  archivo: BackupFile,
  sha256s: ReadonlyMap<string, string>,
): Promise<FilePlace> {
  const { almacen, ruta, mime, sha256 } = archivo;
  const clase = claseOf(mime);
  const extension = ruta.slice(ruta.lastIndexOf(".") + 1).toLowerCase();
  const free = (sha256s.get(archivo.clave) ?? sha256) === sha256;
  const same = free && almacen === store.almacen && store.owns(archivo.clave);
  const carpeta = mediaPath(ruta)?.carpeta ?? "imagenes-sitio";
  const clave = same ? archivo.clave : store.newKey(carpeta, extension, clase);
  const path = tempPath();
  try {
    await pipeline(checked(archive, ruta, archivo), createWriteStream(path, { flags: "wx", flush: true }));
    await store.put(clave, path, clase);
  } finally {
    await rm(path, { force: true });
  }
  return { almacen: store.almacen, clave };
}

async function checkSpace(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  if (bytes + MARGIN_BYTES > bavail * bsize)
    throw new Refusal("No hay espacio en el disco para los archivos del backup.");
}

/** Keys of each store the archive names that can be asked here. */
async function listStores(archivos: readonly BackupFile[]) {
  const names = new Set(archivos.map(({ almacen }) => almacen));
  const lists = await Promise.all([...names].map(async (name) => [name, await storeOf(name)?.list(true)] as const));
  return new Map(lists);
}

/**
 * Brings the files of an archive into the store before any row names them; those that are there stay. What is put here
 * and then not used has no row, and the sweep takes it. `ajenos`: ids of those that are not brought.
 */
export async function restoreFiles(abierto: OpenBackup, ajenos: ReadonlySet<number>, avisar: ReportProgress) {
  const archivos = abierto.manifiesto.archivos.filter(({ medio_id }) => !ajenos.has(medio_id));
  await prepareTemp();
  const lists = await listStores(archivos);
  const lugares = new Map<number, FilePlace>();
  const missing: BackupFile[] = [];
  for (const [index, archivo] of archivos.entries()) {
    avisar(`Comparando archivo ${index + 1} de ${archivos.length}`, (index / archivos.length) * 0.3);
    const there = await isThere(archivo, lists.get(archivo.almacen) ?? new Map());
    if (there) lugares.set(archivo.medio_id, { almacen: archivo.almacen, clave: archivo.clave });
    else missing.push(archivo);
  }
  const rows = await db.medio.findMany({ select: { clave: true, sha256: true } });
  const sha256s = new Map(rows.map(({ clave, sha256 }) => [clave, sha256]));
  await checkSpace(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const [index, archivo] of missing.entries()) {
    avisar(`Copiando archivo ${index + 1} de ${missing.length}`, 0.3 + (index / missing.length) * 0.7);
    lugares.set(archivo.medio_id, await put(abierto, archivo, sha256s));
  }
  return lugares;
}
