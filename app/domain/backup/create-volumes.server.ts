import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { linesOf } from "~/services/archive/read.server";
import { type AddFile, type ArchiveWriter, once, type Written } from "~/services/archive/write.server";
import type { Store } from "~/services/files/driver";
import { storeOf } from "~/services/files/media.server";
import { log } from "~/services/log/log.server";
import { withTempFile } from "~/services/uploads/temp.server";
import type { BackupFile, FileList } from "./format/file-list";
import { LISTA, volumeLimits } from "./format/volumes.server";
import { mediaPath, volumePath } from "./backup";

/** Missing files that the log names. */
const NAMED = 20;
/** How often a download is tried, and how long, in ms, the second try waits; the third waits twice as long. */
const [TRIES, PAUSE_MS] = [3, 1_000];

const MedioSchema = z.object({
  id: z.number(),
  almacen: z.enum(["disco", "cloudinary", "externo"]),
  ...{ clave: z.string(), nombre: z.string(), mime: z.string() },
});
type MedioRow = z.infer<typeof MedioSchema>;

/** Downloads a file of a store; false when it has none. A download that fails is tried again two times. */
async function download(store: Store, clave: string, path: string): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      const content = await store.read(clave);
      if (!content) return false;
      await pipeline(content, createWriteStream(path));
      return true;
    } catch (error) {
      if (tried === TRIES) throw error;
      log.warn("A file for the backup could not be downloaded; it is tried again", error);
      await pause(tried * PAUSE_MS);
    }
  }
}

/** Adds a file of a store to an archive, one of another machine by way of this disk; null when the store does not have it. */
async function addFrom(store: Store, add: AddFile, clave: string, ruta: string): Promise<Written | null> {
  if (store.almacen === "disco") {
    const content = await store.read(clave);
    return content && add(ruta, content, { compress: false });
  }
  return withTempFile(async (path) => {
    const isThere = await download(store, clave, path);
    return isThere ? add(ruta, createReadStream(path), { compress: false }) : null;
  });
}

/** Writes the file of a row; null when its store does not have it. */
async function writeMedio(add: AddFile, { id, almacen, clave, nombre, mime }: MedioRow): Promise<BackupFile | null> {
  const [place, store] = [mediaPath(clave), storeOf(almacen)];
  if (!place || !store || almacen === "externo") return null;
  const written = await addFrom(store, add, clave, place.ruta);
  return written && { medio_id: id, clave, nombre, mime, almacen, ruta: place.ruta, ...written };
}

/** The rows of stored files among the lines of a file; `told` gets how many rows were read. */
async function* storedIn(path: string, told: (done: number) => void): AsyncGenerator<MedioRow, undefined> {
  let done = 0;
  for await (const line of linesOf(createReadStream(path))) {
    told((done += 1));
    const medio = MedioSchema.parse(JSON.parse(line));
    if (medio.almacen !== "externo") yield medio;
  }
}

/**
 * Writes the files of all rows of `medios`, which are lines of the file `path`, in volumes. Returns the size and hash of
 * each volume's list, and the numbers of files.
 */
export async function writeVolumes(zip: ArchiveWriter, path: string, told: (done: number) => void) {
  const medios = storedIn(path, told);
  const volumenes: Written[] = [];
  const carpetas = new Set<string | undefined>();
  const missing: FileList["faltantes"] = [];
  let [files, lost] = [0, 0];
  let next = await medios.next();

  async function writeVolume(add: AddFile): Promise<FileList> {
    const lista: FileList = { archivos: [], faltantes: [] };
    let bytes = 0;
    const room = () =>
      lista.archivos.length + lista.faltantes.length < volumeLimits.files && bytes < volumeLimits.bytes;
    for (; !next.done && room(); next = await medios.next()) {
      const archivo = await writeMedio(add, next.value);
      if (archivo) lista.archivos.push(archivo);
      else lista.faltantes.push({ medio_id: next.value.id, nombre: next.value.nombre });
      bytes += archivo?.bytes ?? 0;
    }
    volumenes.push(await add(LISTA, once(Buffer.from(JSON.stringify(lista))), { compress: true }));
    return lista;
  }

  while (!next.done) {
    const { archivos, faltantes } = await zip.within(volumePath(volumenes.length), writeVolume);
    for (const { clave } of archivos) carpetas.add(mediaPath(clave)?.carpeta);
    files += archivos.length;
    lost += faltantes.length;
    missing.push(...faltantes.slice(0, NAMED - missing.length));
  }
  if (lost > 0) log.warn(`${lost} files are not in the store and so not in the backup`, missing);
  return { volumenes, storage: { storage_buckets: carpetas.size, storage_files: files, storage_missing: lost } };
}
