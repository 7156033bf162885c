import { db } from "~/services/db/client.server";
import { filaSelect, medioSelect } from "./selects.server";
import { toClave } from "./texto";

const medio = { select: medioSelect } as const;
const primero = {
  orderBy: { orden: "asc" },
  take: 1,
  where: { medio: { mime: { startsWith: "image/" } } },
  select: { medio },
} as const;
const ficha = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  descripcion: true,
  visible: true,
  clave: true,
  subcategoria_id: true,
  medio,
  categoria: { select: { nombre: true, slug: true, fija_id: true, medios: primero } },
  subcategoria: { select: { nombre: true, slug: true, medios: primero } },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof bySubcategoria>>>;

function bySubcategoria(subcategoria_id: number, slug: string) {
  return db.producto.findUnique({ where: { subcategoria_id_slug: { subcategoria_id, slug } }, select: ficha });
}

/** The picture of a product (decision 9): its own, else the first image of its subcategory, else of its category. */
function withImagen(row: Row) {
  return { ...row, imagen: row.medio ?? row.subcategoria.medios[0]?.medio ?? row.categoria.medios[0]?.medio ?? null };
}
export type Ficha = ReturnType<typeof withImagen>;

/** The product of a slug in its subcategory, or the one that had this slug before; hidden ones come too, the caller says 404. */
export async function findProducto(subcategoria_id: number, slug: string): Promise<Ficha | null> {
  const row = await bySubcategoria(subcategoria_id, slug);
  if (row) return withImagen(row);
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "producto", padre_id: subcategoria_id, slug } },
    select: { producto: { select: ficha } },
  });
  return old?.producto ? withImagen(old.producto) : null;
}

/** The visible products of a slug in a category, for addresses that leave the subcategory out. */
export async function findProductosInCategoria(categoria_id: number, slug: string): Promise<Ficha[]> {
  const rows = await db.producto.findMany({ where: { categoria_id, slug, visible: true }, select: ficha, take: 20 });
  return rows.map(withImagen);
}

/** The visible products a short address can mean: those of this slug, else the one of this code (decision 8). */
export async function findProductosByText(text: string): Promise<Ficha[]> {
  const rows = await db.producto.findMany({
    where: { slug: text, visible: true },
    orderBy: [{ clave: "asc" }, { id: "asc" }],
    select: ficha,
    take: 50,
  });
  if (rows.length > 0) return rows.map(withImagen);
  const byCode = await db.producto.findUnique({ where: { codigo_clave: toClave(text) }, select: ficha });
  if (byCode?.visible) return [withImagen(byCode)];
  const old = await db.historialSlug.findMany({
    where: { tipo: "producto", slug: text, producto: { visible: true } },
    select: { producto: { select: ficha } },
    take: 50,
  });
  return old.flatMap(({ producto }) => (producto ? [withImagen(producto)] : []));
}

/** Other visible products of the same subcategory: those next to it by name, the nearest ones after it first. */
export async function listRelacionados(producto: { id: number; subcategoria_id: number; clave: string }, take: number) {
  const { id, subcategoria_id, clave } = producto;
  const where = { subcategoria_id, visible: true, id: { not: id } };
  const after = await db.producto.findMany({
    where: { ...where, clave: { gte: clave } },
    orderBy: [{ clave: "asc" }, { id: "asc" }],
    take,
    select: filaSelect,
  });
  if (after.length === take) return after;
  const before = await db.producto.findMany({
    where: { ...where, clave: { lt: clave } },
    orderBy: [{ clave: "desc" }, { id: "desc" }],
    take: take - after.length,
    select: filaSelect,
  });
  return [...after, ...before.reverse()];
}

/** Where a hidden product of this slug or code belongs, for the way back from its 404 (decision 8). */
export async function findHidden(text: string, categoria_id?: number) {
  return db.producto.findFirst({
    where: { visible: false, categoria_id, OR: [{ slug: text }, { codigo_clave: toClave(text) }] },
    orderBy: { id: "asc" },
    select: {
      categoria: { select: { nombre: true, slug: true } },
      subcategoria: { select: { nombre: true, slug: true } },
    },
  });
}
