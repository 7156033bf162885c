import { db } from "~/services/db/client.server";
import { imagenesPorPagina, type UbicacionImagen, ubicacionesImagen, ubicacionImagen } from "./imagenes-sitio";
import { ImagenSchema } from "./schemas/imagen";
import { imagenesWords } from "./words";
import { type Deletion, deletionTexts } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { ownFile, requireFile } from "./medios.server";
import { inOrder } from "~/domain/kernel/order";
import { NotFound } from "~/domain/kernel/refusal";
import { archivo, medioItem } from "./projections.server";
import { holdsAll } from "~/domain/kernel/text";

const medio = { select: medioItem } as const;
/** Columns of a general image: images of a category or subcategory are not general (ADM §2). */
const general = { categoria: "", subcategoria: "" };

function requireGeneral({ categoria, subcategoria }: typeof general): void {
  if (categoria || subcategoria) throw new NotFound();
}

/** The general images of the site; each has one stored picture. */
export const imagenes = entity({
  name: "imagenes",
  one: "Imagen",
  stored: { table: "imagenes_sitio", title: "Imágenes del sitio" },
  schema: ImagenSchema,
  table: (tx) => tx.imagenSitio,
  title: (row) => row.titulo,
  media: ownFile,
  derive: (_, value, { before, files }) => {
    if (before) requireGeneral(before);
    return { ...value, ...general, medio_id: requireFile(files) };
  },
  beforeRemove: (_, row) => requireGeneral(row),
  snapshot: (tx, ids) =>
    tx.imagenSitio.findMany({
      where: { id: { in: ids } },
      select: {
        ...{ id: true, titulo: true, descripcion: true, ubicacion: true, orden: true, activo: true },
        ...{ foco: true, medio: archivo },
      },
    }),
});

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

/**
 * A page of the general images whose title or place contains every part of a search, sorted by place and order (ADM
 * §7).
 */
export async function listImagenesSitio({ q, ubicacion, page }: ImagenesQuery) {
  // Titles have no normalised column, so they are compared here to ignore case and accents.
  const rows = await db.imagenSitio.findMany({
    where: { ...general, ubicacion },
    orderBy: [{ ubicacion: "asc" }, { orden: "asc" }, { id: "asc" }],
    select: { id: true, titulo: true, ubicacion: true },
  });
  const found = rows.filter(({ titulo, ubicacion: place }) => holdsAll(q, titulo, place, labelOf(place)));
  const ids = found.slice((page - 1) * imagenesPorPagina, page * imagenesPorPagina).map(({ id }) => id);
  const shown = await db.imagenSitio.findMany({ where: { id: { in: ids } }, include: { medio } });
  return { total: found.length, imagenes: inOrder(ids, shown).map(placed) };
}

export const deleteImagenes: Deletion = {
  ...deletionTexts(imagenesWords, imagenes.name),
  ask: async (id) => {
    const row = await getImagen(id);
    return (
      row && {
        pregunta: imagenesWords.textos.pregunta(row.titulo || row.medio.nombre),
        partes: [imagenesWords.pierde],
      }
    );
  },
  remove: async (id) => {
    const row = await getImagen(id);
    await imagenes.remove(id);
    return row?.titulo || row?.medio.nombre;
  },
};
