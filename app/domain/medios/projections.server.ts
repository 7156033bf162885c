import { sql } from "~/services/db/sql.server";

/** Columns of a stored file that a page needs to show it. */
export const medioSelect = { almacen: true, clave: true, mime: true, ancho: true, alto: true, alt: true } as const;

/** A product's own photo in a row that SQL has read with `fotoColumns`; all null without one. */
export interface FotoRow {
  almacen: string | null;
  archivo: string;
  mime: string;
  ancho: number | null;
  alto: number | null;
  alt: string;
}

/** The columns of `medioSelect`, of `medios m`. */
export const fotoColumns = sql`m.almacen, m.clave AS archivo, m.mime, m.ancho, m.alto, m.alt`;

/** The photo of a row that was read with `fotoColumns`, as `medioSelect` gives it. */
export function fotoOf({ almacen, archivo: clave, mime, ancho, alto, alt }: FotoRow) {
  return almacen === null ? null : { almacen, clave, mime, ancho, alto, alt };
}

/** Columns of a stored file that an editor shows. */
export const medioItem = { id: true, nombre: true, bytes: true, ...medioSelect } as const;

/** The files of a category or subcategory in their order, as its editor shows them. */
export const medios = { orderBy: { orden: "asc" }, select: { medio: { select: medioItem } } } as const;

/** A row's file as the history records it: another one may have the same name, hardly the same size. */
export const archivo = { select: { nombre: true, alt: true, bytes: true } } as const;

/** The files of a category or subcategory in their order, as the history records them. */
export const archivos = {
  select: { medio: archivo },
  orderBy: [{ orden: "asc" as const }, { id: "asc" as const }],
};
