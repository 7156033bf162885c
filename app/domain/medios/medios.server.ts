import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { sha256OfFile } from "~/services/secrets/sha256.server";
import { QueueFull } from "~/services/files/sharp.server";
import { store } from "~/services/files/media.server";
import { cleanPdf } from "~/services/uploads/pdf.server";
import { BadPdf } from "~/services/uploads/pdf-scan.server";
import { cleanPicture } from "~/services/uploads/picture.server";
import { BadPicture } from "~/services/uploads/picture-limits.server";
import type { FileToKeep } from "~/services/uploads/receive.server";
import { cleanVideo } from "~/services/uploads/video.server";
import { BadVideo } from "~/services/uploads/video-samples.server";
import { change } from "~/domain/kernel/change.server";
import type { EditedFile, Media } from "~/domain/kernel/definition";
import { afterwards, writer } from "~/domain/kernel/unit.server";
import {
  type Acepta,
  archivoVacio,
  cleanFileName,
  demasiadasImagenes,
  demasiadosPixeles,
  problemas,
  reglas,
  type MedioItem,
} from "./medios";
import { deleteUnusedMedios, purgeFiles } from "./file-removal.server";
import { inOrder } from "~/domain/kernel/order";
import { medioItem } from "./projections.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";

/** The files of these ids, in this order; ids that no longer exist are left out. */
export async function listMedios(ids: readonly number[]): Promise<MedioItem[]> {
  const rows = await db.medio.findMany({ where: { id: { in: [...ids] } }, select: medioItem });
  return inOrder(ids, rows);
}

/** Checks a received file and turns it into what is stored. Throws Refusal with the specification's texts (ADM §5). */
async function prepared(file: FileToKeep, acepta: Acepta) {
  const { tipo, path } = file;
  if (file.problema === "vacio") throw new Refusal(archivoVacio);
  if (!tipo || !reglas[acepta].clases.includes(tipo.clase)) throw new Refusal(reglas[acepta].tipo);
  if (file.problema === "grande") throw new Refusal(problemas[tipo.clase].grande);
  try {
    if (tipo.clase === "imagen") return await cleanPicture(path, tipo);
    if (tipo.clase === "pdf") await cleanPdf(path);
    const size = tipo.clase === "video" ? await cleanVideo(path) : null;
    return { tipo, path, bytes: file.bytes, ancho: size?.ancho ?? null, alto: size?.alto ?? null };
  } catch (error) {
    if (error instanceof QueueFull) throw new Refusal(demasiadasImagenes);
    if (error instanceof BadPicture) throw new Refusal({ ...problemas.imagen, ...demasiadosPixeles }[error.reason]);
    if (error instanceof BadVideo) throw new Refusal(problemas.video[error.reason]);
    if (error instanceof BadPdf) throw new Refusal(problemas.pdf[error.reason]);
    throw error;
  }
}

/**
 * Stores a received file: its row first, then the file under the key in the row (DEC 25). Nothing refers to it
 * yet; the orphan sweep deletes it if that stays so. Throws Refusal for a file that is not accepted or could not be
 * stored.
 */
export async function keepFile(file: FileToKeep, acepta: Acepta): Promise<MedioItem> {
  const { tipo, path, ...facts } = await prepared(file, acepta);
  file.path = path;
  const { almacen } = store;
  const carpeta = tipo.clase === "pdf" ? "catalogos-pdf" : "imagenes-sitio";
  const clave = store.newKey(carpeta, tipo.extension, tipo.clase);
  const nombre = cleanFileName(file.nombre);
  const data = {
    ...{ ...facts, almacen, clave, nombre, mime: tipo.mime },
    ...{ sha256: await sha256OfFile(path), created_at: now() },
  };
  const medio = await change((tx) => writer(tx).medio.create({ data, select: medioItem }));
  try {
    await store.put(clave, path, tipo.clase);
    return medio;
  } catch (error) {
    log.error("A file could not be stored", error);
    // The file may have been stored although the answer failed, so its deletion is put into the outbox too.
    await change((tx) => deleteUnusedMedios(tx, [medio.id]));
    throw new Refusal(reglas[acepta].fallo);
  }
}

const edited = { id: true, nombre: true, alt: true } as const;

/** Saves the alternative texts of files. */
async function writeAlts(tx: Tx, medios: readonly EditedFile[]): Promise<void> {
  for (const { id, alt } of medios)
    await writer(tx).medio.updateMany({ where: { id, alt: { not: alt } }, data: { alt } });
}

async function release(tx: Tx, ids: readonly number[]): Promise<void> {
  await deleteUnusedMedios(tx, ids);
  afterwards(tx, purgeFiles);
}

/** Deletes those of these files that nothing refers to: a form that came twice brought them a second time. */
export async function discardMedios(files: readonly { id: number }[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  await change((tx) => release(tx, ids));
}

/** Media of rows that refer to one file by their own column `medio_id`. */
export const ownFile: Media = {
  of: async (tx, { medio_id }) => (medio_id ? tx.medio.findMany({ where: { id: medio_id }, select: edited }) : []),
  write: (tx, _, files) => writeAlts(tx, files),
  release,
};

/** The file of a row that must have one. Throws NotFound when it has none. */
export function requireFile([file]: readonly EditedFile[]): number {
  if (!file) throw new NotFound();
  return file.id;
}

/** Media of categories or subcategories: several files, in order. */
export function orderedFiles(owner: "categoria_id" | "subcategoria_id" | "producto_id"): Media {
  const of = (id: number) => ({ [owner]: id });
  return {
    async of(tx, { id }) {
      const usos = { where: of(id), orderBy: { orden: "asc" }, select: { medio: { select: edited } } } as const;
      return (await tx.medioUso.findMany(usos)).map(({ medio }) => medio);
    },
    async write(tx, id, files) {
      const data = files.map((file, index) => ({ ...of(id), medio_id: file.id, orden: index + 1 }));
      await writer(tx).medioUso.deleteMany({ where: of(id) });
      await writer(tx).medioUso.createMany({ data });
      await writeAlts(tx, files);
    },
    release,
  };
}

const followers = orderedFiles("producto_id");

/** Media of products: the first picture is their own file, by which lists find it; all others follow in order. */
export const galleryFiles: Media = {
  of: async (tx, row) => [...(await ownFile.of(tx, row)), ...(await followers.of(tx, row))],
  async write(tx, id, files) {
    const pictures = await tx.medio.findMany({
      where: { id: { in: files.map((file) => file.id) }, mime: { startsWith: "image/" } },
      select: { id: true },
    });
    const known = new Set(pictures.map((picture) => picture.id));
    const first = files.filter((file) => known.has(file.id)).slice(0, 1);
    await writer(tx).producto.updateMany({ where: { id }, data: { medio_id: first[0]?.id ?? null } });
    await writeAlts(tx, first);
    await followers.write(
      tx,
      id,
      files.filter((file) => !first.includes(file)),
    );
  },
  release,
};
