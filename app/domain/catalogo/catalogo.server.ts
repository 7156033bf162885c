import { db } from "~/services/db/client.server";
import { holds, join, productoHolds, sql } from "~/services/db/fulltext.server";
import { codigoPlano } from "./search";
import { countProductos } from "./productos-list.server";
import type { Filtro } from "~/domain/medidas/filtros";
import { matchesFiltro } from "~/domain/medidas/publico.server";
import { hasWildcard, searchParts } from "~/domain/kernel/text";
import { byOrden } from "~/domain/kernel/order";

/** The categories with their subcategories, in the catalogue's order, to choose from in the back office. */
export async function listCategorias() {
  const one = { id: true, nombre: true } as const;
  const subcategorias = { orderBy: { clave: "asc" }, select: one } as const;
  return db.categoria.findMany({ orderBy: [...byOrden], select: { ...one, subcategorias } });
}

interface Seccion {
  nombre: string;
  slug: string;
}

const ordenes = {
  nombre: sql`p.clave, p.id`,
  "nombre-desc": sql`p.clave DESC, p.id DESC`,
  codigo: sql`p.codigo_clave`,
};
export type Orden = keyof typeof ordenes;

/** Condition on `productos p`: name or code contains a part of a search, the code with or without its separators. */
function contains(part: string) {
  // % and _ separate no code: without its sign "5%" would be found in every code with a 5.
  const plano = hasWildcard(part) ? "" : codigoPlano(part);
  const written = productoHolds(part);
  return plano === "" ? written : sql`(${written} OR ${holds(sql`p.codigo_plano`, plano)})`;
}

interface Fila {
  id: number | bigint;
  codigo: string;
  nombre: string;
  slug: string;
}

interface Pedido {
  q: string;
  filtros: readonly Filtro[];
  orden: Orden;
  skip: number;
  take: number;
}

/**
 * A page of a subcategory's visible products whose name or code contains all parts of `q` and whose measures pass the
 * filters, and the total.
 */
export async function listProductosVisibles(
  subcategoria: Seccion & { id: number; productos_visibles: number; categoria: Seccion },
  { q, filtros, orden, skip, take }: Pedido,
) {
  const parts = [...searchParts(q).map(contains), ...filtros.map(matchesFiltro)];
  const where = join([sql`p.subcategoria_id = ${subcategoria.id} AND p.visible = true`, ...parts], " AND ");
  // Where rows have to be looked at to be counted, one reading does both.
  const counted = parts.length > 0 ? sql`, count(*) OVER () AS total` : sql``;
  const rows = await db.$queryRaw<(Fila & { total?: number | bigint })[]>(
    sql`SELECT p.id, p.codigo, p.nombre, p.slug ${counted} FROM productos p WHERE ${where}
      ORDER BY ${ordenes[orden]} LIMIT ${take} OFFSET ${skip}`,
  );
  const beyond = rows.length === 0 && skip > 0;
  const found = beyond ? await countProductos(where) : Number(rows[0]?.total ?? 0);
  const total = parts.length > 0 ? found : subcategoria.productos_visibles;
  // The caller has already read the category and subcategory of all these products.
  const { categoria } = subcategoria;
  const donde = {
    categoria: { nombre: categoria.nombre, slug: categoria.slug },
    subcategoria: { nombre: subcategoria.nombre, slug: subcategoria.slug },
  };
  const productos = rows.map(({ id, codigo, nombre, slug }) => ({ codigo, nombre, slug, ...donde, id: Number(id) }));
  return { total, productos };
}
