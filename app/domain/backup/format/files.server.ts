import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { type Archive, readVerified } from "~/services/archive/read.server";
import { db } from "~/services/db/client.server";
import { atOnce } from "~/services/env/at-once.server";
import { env } from "~/services/env/env.server";
import { store, storeOf } from "~/services/files/media.server";
import { prepareTemp, withTempFile } from "~/services/uploads/temp.server";
import { sha256OfStream } from "~/services/secrets/sha256.server";
import type { OpenBackup } from "./open.server";
import { mediaPath } from "~/domain/backup/backup";
import type { BackupFile } from "./file-list";
import { filesOf, volumesOf } from "./volumes.server";
import type { ReportProgress } from "~/domain/backup/job.server";
import { noteDeletion } from "~/domain/medios/file-removal.server";
import { claseOf } from "~/domain/medios/medios";
import { Refusal } from "~/domain/kernel/refusal";

/** The store and key that a restored row gets. */
export interface FilePlace {
  almacen: string;
  clave: string;
}

/** Files that are written at a time: most of a file's time is a wait for the store. */
const AT_ONCE = 8;
/** Space that must stay free on the disk after writing. */
const MARGIN_BYTES = 64 * 1024 * 1024;

/** Whether the store has this file under its key already. At Cloudinary the file under a key never changes. */
async function isThere(
  { almacen, clave, sha256 }: BackupFile,
  listed: () => Promise<ReadonlySet<string>>,
): Promise<boolean> {
  const own = storeOf(almacen);
  if (!own?.owns(clave)) return false;
  if (own.almacen !== "disco") return (await listed()).has(clave);
  const file = await own.read(clave);
  return file !== null && (await sha256OfStream(file)) === sha256;
}

/** Whether a current row has another file under this key. */
async function isTaken({ clave, sha256 }: BackupFile): Promise<boolean> {
  const row = await db.medio.findUnique({ where: { clave }, select: { sha256: true } });
  return row !== null && row.sha256 !== sha256;
}

/**
 * Writes a file of the archive to the store, under its own key if that belongs to this store. It gets a new key where
 * a current row has another file under it, so that the current content stays intact until it is replaced.
 */
async function put(archive: Archive, archivo: BackupFile): Promise<FilePlace> {
  const { almacen, ruta } = archivo;
  const clase = claseOf(archivo);
  const extension = ruta.slice(ruta.lastIndexOf(".") + 1).toLowerCase();
  const same = almacen === store.almacen && store.owns(archivo.clave) && !(await isTaken(archivo));
  const carpeta = mediaPath(ruta)?.carpeta ?? "imagenes-sitio";
  const clave = same ? archivo.clave : store.newKey(carpeta, extension, clase);
  await withTempFile(async (path) => {
    await pipeline(readVerified(archive, ruta, archivo), createWriteStream(path, { flags: "wx" }));
    // The disk is swept of files without a row; no other store is.
    if (store.almacen !== "disco") await noteDeletion(store.almacen, clave);
    await store.put(clave, path, clase);
  });
  return { almacen: store.almacen, clave };
}

/** Throws Refusal where the disk has no room for so many bytes. */
export async function checkSpace(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(env().DATA_DIR);
  if (bytes + MARGIN_BYTES > bavail * bsize)
    throw new Refusal("No hay espacio en el disco para los archivos del backup.");
}

/** The ids of the files that the store lacks, without those left out, and their size in bytes. */
async function missingFiles(abierto: OpenBackup, ajenos: ReadonlySet<number>, report: ReportProgress) {
  let keys: ReadonlySet<string> | undefined;
  const listed = async () => (keys ??= await store.list(true));
  const ids = new Set<number>();
  const all = abierto.manifiesto.resumen.storage_files;
  let [seen, bytes] = [0, 0];
  for await (const { archivo } of filesOf(abierto)) {
    report(`Comparando archivo ${(seen += 1)} de ${all}`, (seen / all) * 0.3);
    if (ajenos.has(archivo.medio_id) || (await isThere(archivo, listed))) continue;
    ids.add(archivo.medio_id);
    bytes += archivo.bytes;
  }
  return { ids, bytes };
}

/**
 * Writes the files of an archive to the store before any row names them; files that are there stay. Those that are not
 * used in the end are deleted by the orphan sweep, or by the outbox a day later. `ajenos`: ids of files to leave out.
 * Returns where files went that have another place now than their rows in the archive say.
 */
export async function restoreFiles(abierto: OpenBackup, ajenos: ReadonlySet<number>, report: ReportProgress) {
  await prepareTemp();
  const { ids, bytes } = await missingFiles(abierto, ajenos, report);
  await checkSpace(bytes);
  const lugares = new Map<number, FilePlace>();
  if (ids.size === 0) return lugares;
  let done = 0;
  for await (const { archive, archivos } of volumesOf(abierto)) {
    const missing = archivos.filter(({ medio_id }) => ids.has(medio_id));
    await atOnce(AT_ONCE, missing.values(), async (archivo) => {
      const place = await put(archive, archivo);
      if (place.clave !== archivo.clave || place.almacen !== archivo.almacen) lugares.set(archivo.medio_id, place);
      report(`Copiando archivo ${(done += 1)} de ${ids.size}`, 0.3 + (done / ids.size) * 0.7);
    });
  }
  return lugares;
}
