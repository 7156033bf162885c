import { db } from "~/services/db/client.server";
import { productoHolds, sql } from "~/services/db/fulltext.server";
import { type Estado, productosPorPagina } from "./productos";
import { hasWildcard, searchParts } from "./texto";

/** Products with a rare sign in their name that one search takes into account. */
const MOST_SIGNED = 5_000;

export interface ProductosQuery {
  q: string;
  categoria_id?: number;
  subcategoria_id?: number;
  estado?: Estado;
  page: number;
}

/** How many products a filter without text holds, from the counts kept with the subcategories: no product is read. */
async function countKept({ categoria_id, subcategoria_id, estado }: ProductosQuery): Promise<number> {
  const { _sum } = await db.subcategoria.aggregate({
    where: { id: subcategoria_id, categoria_id },
    _sum: { productos_total: true, productos_visibles: true },
  });
  const total = _sum.productos_total ?? 0;
  const visibles = _sum.productos_visibles ?? 0;
  return estado === undefined ? total : estado === "visible" ? visibles : total - visibles;
}

/** A part of a search stands in the code, the name, or the name of the category or subcategory (ADM §2). */
async function contains(part: string) {
  if (hasWildcard(part)) {
    const rows = await db.$queryRaw<{ id: number }[]>(
      sql`SELECT p.id FROM productos p WHERE ${productoHolds(part)} LIMIT ${MOST_SIGNED}`,
    );
    return { id: { in: rows.map(({ id }) => Number(id)) } };
  }
  const clave = { contains: part };
  const [categorias, subcategorias] = await Promise.all([
    db.categoria.findMany({ where: { clave }, select: { id: true } }),
    db.subcategoria.findMany({ where: { clave }, select: { id: true } }),
  ]);
  return {
    OR: [
      { clave },
      { codigo_clave: clave },
      { categoria_id: { in: categorias.map(({ id }) => id) } },
      { subcategoria_id: { in: subcategorias.map(({ id }) => id) } },
    ],
  };
}

/** What the products of a search are found by. */
export async function productosWhere(query: Omit<ProductosQuery, "page">) {
  return {
    categoria_id: query.categoria_id,
    subcategoria_id: query.subcategoria_id,
    visible: query.estado === undefined ? undefined : query.estado === "visible",
    // Every name sorts after "": even the whole list is read through the index of its order.
    clave: { gte: "" },
    AND: await Promise.all(searchParts(query.q).map(contains)),
  };
}

/** A page of the products of a search (substring of code, name, category, subcategory: ADM §2), and how many there are. */
export async function listProductos(query: ProductosQuery) {
  const where = await productosWhere(query);
  const [total, productos] = await Promise.all([
    where.AND.length > 0 ? db.producto.count({ where }) : countKept(query),
    db.producto.findMany({
      where,
      orderBy: [{ clave: "asc" }, { id: "asc" }],
      skip: (query.page - 1) * productosPorPagina,
      take: productosPorPagina,
      select: {
        id: true,
        codigo: true,
        nombre: true,
        descripcion: true,
        visible: true,
        revision: true,
        categoria: { select: { nombre: true } },
        subcategoria: { select: { nombre: true } },
      },
    }),
  ]);
  return { total, productos };
}
