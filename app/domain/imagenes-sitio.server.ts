import { db } from "~/services/db/client.server";
import { track, trackNew } from "./auditoria.server";
import { changeContent } from "./contenido.server";
import {
  type ImagenEdit,
  imagenesPorPagina,
  type UbicacionImagen,
  ubicacionesImagen,
  ubicacionImagen,
} from "./imagenes-sitio";
import { type MedioEditado, writeAlts } from "./medios.server";
import { leaveForPurge, purgeFiles } from "./medios-barrido.server";
import { inOrder } from "./orden";
import { Conflict, NotFound } from "./refusal";
import { medioItem } from "./selects.server";
import { searchParts, toClave } from "./texto";

const medio = { select: medioItem } as const;
/** Those of a category or subcategory are not general (ADM §2). */
const general = { categoria: "", subcategoria: "" };

/** A general image with its file; null when it does not exist. */
export async function getImagen(id: number) {
  return db.imagenSitio.findFirst({ where: { id, ...general }, include: { medio } });
}

function labelOf(ubicacion: string): string {
  const known = ubicacionImagen(ubicacion);
  return known ? ubicacionesImagen[known] : ubicacion;
}

function placed<R extends { ubicacion: string }>(row: R) {
  return { ...row, lugar: labelOf(row.ubicacion) };
}

interface ImagenesQuery {
  q: string;
  ubicacion?: UbicacionImagen;
  page: number;
}

/** A page of the general images whose title or place holds every part of a search, by place and order (ADM §7). */
export async function listImagenesSitio({ q, ubicacion, page }: ImagenesQuery) {
  const parts = searchParts(q);
  const orderBy = [{ ubicacion: "asc" }, { orden: "asc" }, { id: "asc" }] as const;
  const where = { ...general, ubicacion };
  const [skip, take] = [(page - 1) * imagenesPorPagina, imagenesPorPagina];
  if (parts.length === 0) {
    const [total, imagenes] = await Promise.all([
      db.imagenSitio.count({ where }),
      db.imagenSitio.findMany({ where, orderBy: [...orderBy], skip, take, include: { medio } }),
    ]);
    return { total, imagenes: imagenes.map(placed) };
  }
  // Titles are stored as they were typed, so only here are they compared whatever their accents.
  const rows = await db.imagenSitio.findMany({
    where,
    orderBy: [...orderBy],
    select: { id: true, titulo: true, ubicacion: true },
  });
  const found = rows.filter((row) => {
    const text = toClave(`${row.titulo} ${row.ubicacion} ${labelOf(row.ubicacion)}`);
    return parts.every((part) => text.includes(part));
  });
  const ids = found.slice(skip, skip + take).map(({ id }) => id);
  const shown = await db.imagenSitio.findMany({ where: { id: { in: ids } }, include: { medio } });
  return { total: found.length, imagenes: inOrder(ids, shown).map(placed) };
}

/** Creates a general image of a stored picture. */
export async function createImagen(value: ImagenEdit, file: MedioEditado): Promise<void> {
  await changeContent(async (tx) => {
    const { id } = await tx.imagenSitio.create({ data: { ...value, ...general, medio_id: file.id } });
    trackNew(tx, "imagenes", id);
    await writeAlts(tx, [file]);
  });
}

/** Saves an image that is still at `revision`; a picture that is replaced goes. Throws NotFound or Conflict. */
export async function updateImagen(id: number, revision: number, value: ImagenEdit, file: MedioEditado): Promise<void> {
  await changeContent(async (tx) => {
    const before = await tx.imagenSitio.findFirst({ where: { id, ...general }, include: { medio } });
    if (!before) throw new NotFound();
    await track(tx, "imagenes", id);
    const data = { ...value, medio_id: file.id, revision: { increment: 1 } };
    const { count } = await tx.imagenSitio.updateMany({ where: { id, revision }, data });
    if (count === 0) throw new Conflict({ ...before, archivos: before.medio.nombre });
    await writeAlts(tx, [file]);
    if (before.medio_id !== file.id) await leaveForPurge(tx, [before.medio_id]);
  });
  await purgeFiles();
}

/** Deletes an image: the row, then its file. Throws NotFound. */
export async function deleteImagen(id: number): Promise<void> {
  await changeContent(async (tx) => {
    const row = await tx.imagenSitio.findFirst({ where: { id, ...general }, select: { medio_id: true } });
    if (!row) throw new NotFound();
    await track(tx, "imagenes", id);
    await tx.imagenSitio.delete({ where: { id } });
    await leaveForPurge(tx, [row.medio_id]);
  });
  await purgeFiles();
}
