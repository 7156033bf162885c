import { db } from "~/services/db/client.server";
import { join, productoContains, sql } from "~/services/db/fulltext.server";
import { medioSelect } from "~/domain/medios/projections.server";
import { inOrder } from "~/domain/kernel/order";
import { type Estado, productosPorPagina } from "./productos";
import { searchParts } from "~/domain/kernel/text";

/** Columns of a product in a visitor's list, with those that its address is made of. */
export const filaSelect = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  categoria: { select: { nombre: true, slug: true } },
  subcategoria: { select: { nombre: true, slug: true } },
} as const;

export interface ProductosQuery {
  q: string;
  categoria_id?: number;
  subcategoria_id?: number;
  estado?: Estado;
  page: number;
}

/**
 * Number of products that a filter without text finds, from the counts stored with the subcategories, not the
 * products.
 */
async function countKept({ categoria_id, subcategoria_id, estado }: ProductosQuery): Promise<number> {
  const { _sum } = await db.subcategoria.aggregate({
    where: { id: subcategoria_id, categoria_id },
    _sum: { productos_total: true, productos_visibles: true },
  });
  const total = _sum.productos_total ?? 0;
  const visibles = _sum.productos_visibles ?? 0;
  return estado === undefined ? total : estado === "visible" ? visibles : total - visibles;
}

interface Named {
  id: number;
  clave: string;
}

/** Condition: the code, the name, or the name of the category or subcategory contains a part of the search (ADM §2). */
function contains(part: string, categorias: readonly Named[], subcategorias: readonly Named[]) {
  const idsOf = (rows: readonly Named[]) => rows.filter(({ clave }) => clave.includes(part)).map(({ id }) => id);
  const [inCategorias, inSubcategorias] = [idsOf(categorias), idsOf(subcategorias)];
  const places = [
    ...(inCategorias.length > 0 ? [sql`p.categoria_id IN (${join(inCategorias)})`] : []),
    ...(inSubcategorias.length > 0 ? [sql`p.subcategoria_id IN (${join(inSubcategorias)})`] : []),
  ];
  return sql`(${join([productoContains(part), ...places], " OR ")})`;
}

async function partsOf(q: string) {
  const parts = searchParts(q);
  if (parts.length === 0) return [];
  const select = { id: true, clave: true };
  const [categorias, subcategorias] = await Promise.all([
    db.categoria.findMany({ select }),
    db.subcategoria.findMany({ select }),
  ]);
  return parts.map((part) => contains(part, categorias, subcategorias));
}

/** SQL condition on `productos p` for a search. */
export async function productosWhere({ q, categoria_id, subcategoria_id, estado }: Omit<ProductosQuery, "page">) {
  const parts = await partsOf(q);
  return join(
    [
      // Always true, as every name sorts after ""; it makes the database read the whole list through the index of its
      // order.
      ...(parts.length > 0 ? parts : [sql`p.clave >= ''`]),
      ...(categoria_id === undefined ? [] : [sql`p.categoria_id = ${categoria_id}`]),
      ...(subcategoria_id === undefined ? [] : [sql`p.subcategoria_id = ${subcategoria_id}`]),
      ...(estado === undefined ? [] : [estado === "visible" ? sql`p.visible = true` : sql`p.visible = false`]),
    ],
    " AND ",
  );
}

type Where = Awaited<ReturnType<typeof productosWhere>>;

/** Number of `productos p` for which an SQL condition holds. */
export async function countProductos(where: Where): Promise<number> {
  const [row] = await db.$queryRaw<{ n: bigint | number }[]>(sql`SELECT count(*) AS n FROM productos p WHERE ${where}`);
  return Number(row?.n ?? 0);
}

/** `take` products of a search after the first `skip`, in the order of the list. */
export async function readProductos(where: Where, take: number, skip = 0) {
  const found = await db.$queryRaw<{ id: bigint | number }[]>(
    sql`SELECT p.id FROM productos p WHERE ${where} ORDER BY p.clave, p.id LIMIT ${take} OFFSET ${skip}`,
  );
  const ids = found.map(({ id }) => Number(id));
  const rows = await db.producto.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      clave: true,
      slug: true,
      codigo: true,
      nombre: true,
      descripcion: true,
      visible: true,
      universal: true,
      revision: true,
      categoria: { select: { nombre: true, slug: true } },
      subcategoria: { select: { nombre: true, slug: true } },
      medio: { select: medioSelect },
    },
  });
  return inOrder(ids, rows);
}

/**
 * A page of the products that a search finds (substring of code, name, category, subcategory: ADM §2), and the total.
 */
export async function listProductos(query: ProductosQuery) {
  const where = await productosWhere(query);
  const [total, productos] = await Promise.all([
    searchParts(query.q).length > 0 ? countProductos(where) : countKept(query),
    readProductos(where, productosPorPagina, (query.page - 1) * productosPorPagina),
  ]);
  return { total, productos };
}
