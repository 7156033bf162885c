import { createWriteStream } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { readVerified } from "~/services/archive/read.server";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { store, storeOf } from "~/services/files/media.server";
import { prepareTemp, tempPath } from "~/services/uploads/temp.server";
import { sha256OfStream } from "~/services/secrets/sha256.server";
import type { OpenBackup } from "./open.server";
import { mediaPath } from "~/domain/backup/backup";
import type { BackupFile } from "./manifest";
import type { ReportProgress } from "~/domain/backup/job.server";
import { claseOf } from "~/domain/medios/medios";
import { Refusal } from "~/domain/kernel/refusal";

/** The store and key that a restored row gets. */
export interface FilePlace {
  almacen: string;
  clave: string;
}

/** Space that must stay free on the disk after writing. */
const MARGIN_BYTES = 64 * 1024 * 1024;

/** Whether the store has this file under its key already. At Cloudinary the file under a key never changes. */
async function isThere({ almacen, clave, sha256 }: BackupFile, keys: ReadonlySet<string>): Promise<boolean> {
  const own = storeOf(almacen);
  if (!own?.owns(clave) || !keys.has(clave)) return false;
  if (own.almacen !== "disco") return true;
  return (await sha256OfStream((await own.read(clave)) ?? [])) === sha256;
}

/**
 * Writes a file of the archive to the store, under its own key if that belongs to this store. It gets a new key where
 * a current row has another file under it, so that the current content stays intact until it is replaced.
 */
async function put(
  { archive }: OpenBackup,
  archivo: BackupFile,
  sha256s: ReadonlyMap<string, string>,
): Promise<FilePlace> {
  const { almacen, ruta, sha256 } = archivo;
  const clase = claseOf(archivo);
  const extension = ruta.slice(ruta.lastIndexOf(".") + 1).toLowerCase();
  const free = (sha256s.get(archivo.clave) ?? sha256) === sha256;
  const same = free && almacen === store.almacen && store.owns(archivo.clave);
  const carpeta = mediaPath(ruta)?.carpeta ?? "imagenes-sitio";
  const clave = same ? archivo.clave : store.newKey(carpeta, extension, clase);
  const path = tempPath();
  try {
    await pipeline(readVerified(archive, ruta, archivo), createWriteStream(path, { flags: "wx", flush: true }));
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

/** The keys in each store that the archive names and this site can read. */
async function listStores(archivos: readonly BackupFile[]) {
  const names = new Set(archivos.map(({ almacen }) => almacen));
  const lists = await Promise.all([...names].map(async (name) => [name, await storeOf(name)?.list(true)] as const));
  return new Map(lists);
}

/**
 * Writes the files of an archive to the store before any row names them; files that are there stay. The orphan sweep
 * deletes those that are not used in the end. `ajenos`: ids of files to leave out.
 */
export async function restoreFiles(abierto: OpenBackup, ajenos: ReadonlySet<number>, report: ReportProgress) {
  const archivos = abierto.manifiesto.archivos.filter(({ medio_id }) => !ajenos.has(medio_id));
  await prepareTemp();
  const lists = await listStores(archivos);
  const lugares = new Map<number, FilePlace>();
  const missing: BackupFile[] = [];
  for (const [index, archivo] of archivos.entries()) {
    report(`Comparando archivo ${index + 1} de ${archivos.length}`, (index / archivos.length) * 0.3);
    const there = await isThere(archivo, lists.get(archivo.almacen) ?? new Set());
    if (there) lugares.set(archivo.medio_id, { almacen: archivo.almacen, clave: archivo.clave });
    else missing.push(archivo);
  }
  const rows = await db.medio.findMany({ select: { clave: true, sha256: true } });
  const sha256s = new Map(rows.map(({ clave, sha256 }) => [clave, sha256]));
  await checkSpace(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const [index, archivo] of missing.entries()) {
    report(`Copiando archivo ${index + 1} de ${missing.length}`, 0.3 + (index / missing.length) * 0.7);
    lugares.set(archivo.medio_id, await put(abierto, archivo, sha256s));
  }
  return lugares;
}
