import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { checked } from "~/services/archive/read.server";
import { env } from "~/services/env.server";
import { store, storeOf } from "~/services/store/store.server";
import { prepareTemp, tempPath } from "~/services/uploads/temp.server";
import type { Abierto } from "./backup-abrir.server";
import { type Archivo, rutaDeMedio } from "./backup";
import type { Avisar } from "./backup-trabajo.server";
import { Refusal } from "./refusal";

/** Where the file of a row is now: the row is written with this. */
export interface Lugar {
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
async function isThere({ almacen, clave, sha256 }: Archivo, keys: ReadonlyMap<string, Date>): Promise<boolean> {
  const own = storeOf(almacen);
  if (!own?.owns(clave) || !keys.has(clave)) return false;
  if (own.almacen !== "disco") return true;
  const hash = createHash("sha256");
  for await (const chunk of (await own.read(clave)) ?? []) hash.update(chunk);
  return hash.digest("hex") === sha256;
}

/** Puts a file of the archive into the store, under its own key where that is one of this store. */
async function put({ archive }: Abierto, archivo: Archivo): Promise<Lugar> {
  const { almacen, ruta, mime } = archivo;
  const clase = claseOf(mime);
  const extension = ruta.slice(ruta.lastIndexOf(".") + 1).toLowerCase();
  const same = almacen === store.almacen && store.owns(archivo.clave);
  const carpeta = rutaDeMedio(ruta)?.carpeta ?? "imagenes-sitio";
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
async function listStores(archivos: readonly Archivo[]) {
  const names = new Set(archivos.map(({ almacen }) => almacen));
  const lists = await Promise.all([...names].map(async (name) => [name, await storeOf(name)?.list(true)] as const));
  return new Map(lists);
}

/**
 * Brings the files of an archive into the store before any row names them; those that are there stay. What is put here
 * and then not used has no row, and the sweep takes it.
 */
export async function ponerArchivos(abierto: Abierto, avisar: Avisar): Promise<Map<number, Lugar>> {
  const { archivos } = abierto.manifiesto;
  await prepareTemp();
  const lists = await listStores(archivos);
  const lugares = new Map<number, Lugar>();
  const missing: Archivo[] = [];
  for (const [index, archivo] of archivos.entries()) {
    avisar(`Comparando archivo ${index + 1} de ${archivos.length}`, (index / archivos.length) * 0.3);
    const there = await isThere(archivo, lists.get(archivo.almacen) ?? new Map());
    if (there) lugares.set(archivo.medio_id, { almacen: archivo.almacen, clave: archivo.clave });
    else missing.push(archivo);
  }
  await checkSpace(missing.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const [index, archivo] of missing.entries()) {
    avisar(`Copiando archivo ${index + 1} de ${missing.length}`, 0.3 + (index / missing.length) * 0.7);
    lugares.set(archivo.medio_id, await put(abierto, archivo));
  }
  return lugares;
}
