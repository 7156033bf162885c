import { MOST_COUNTED } from "~/domain/kernel/text";
import { db, provider } from "~/services/db/client.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { allOf, isOne, sql, type Sql } from "~/services/db/sql.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { listAtributosEditor } from "./editor.server";
import type { AtributoPublico, Filtro } from "./filtros";

type Fila = Awaited<ReturnType<typeof listAtributosEditor>>[number];

/** The attributes of each subcategory in their order, by its id; memoised per content version. */
export const atributosPorSubcategoria = perContent(async () => {
  const atributos = new Map<number, Omit<Fila, "subcategoria_id">[]>();
  for (const { subcategoria_id, ...atributo } of await listAtributosEditor())
    atributos.set(subcategoria_id, [...(atributos.get(subcategoria_id) ?? []), atributo]);
  return atributos;
});

/** The attributes of a subcategory in their order, for its pages. */
export async function listAtributosPublicos(subcategoria_id: number): Promise<readonly AtributoPublico[]> {
  return (await atributosPorSubcategoria()).get(subcategoria_id) ?? [];
}

/** SQL condition on `medidas`: the number, as an index has it or as none has, is in the range that a filter asks for. */
function isWithin({ desde, hasta }: { desde: number | null; hasta: number | null }, numero = sql`numero`) {
  const sides = [sql`numero IS NOT NULL`];
  if (desde !== null) sides.push(sql`${numero} >= ${desde}`);
  if (hasta !== null) sides.push(sql`${numero} <= ${hasta}`);
  return allOf(sides);
}

/** SQL condition on `medidas`: a filter asks for it. */
function isAsked(filtro: Filtro) {
  const asked = "opcion" in filtro ? sql`texto = ${filtro.opcion}` : isWithin(filtro);
  return sql`atributo_id = ${filtro.atributo.id} AND ${asked}`;
}

/** The same on `medidas m` of visible products, as their indexes say it. */
function isShown(filtro: Filtro) {
  return sql`${isAsked(filtro)} AND ${"opcion" in filtro ? sql`m.numero IS NULL AND m.clave > ''` : sql`m.clave <> ''`}`;
}

/** A filter, and how many visible products pass it, up to one more than `MOST_COUNTED`. */
export interface Contado {
  filtro: Filtro;
  pasan: number;
}

/** Filters with their numbers of products, the narrowest first. */
export async function countFiltros(filtros: readonly Filtro[]): Promise<Contado[]> {
  const counted = filtros.map(async (filtro) => {
    const shown = sql`SELECT 1 FROM medidas m WHERE ${isShown(filtro)}`;
    return { filtro, pasan: await readCountUpTo(shown, MOST_COUNTED) };
  });
  return (await Promise.all(counted)).sort((one, other) => one.pasan - other.pasan);
}

/** SQL condition: the product of this id has a measure that the filter asks for. */
export function passes(filtro: Filtro, id: Sql): Sql {
  return isOne(sql`SELECT 1 FROM medidas o WHERE o.producto_id = ${id} AND ${isAsked(filtro)}`);
}

/**
 * SQL conditions on `medidas m` of visible products. Where few pass a filter, `where` leads to these; of many an index leads
 * to all that may pass in the order of their names, and `holds` is asked of each.
 */
export function medidasOf({ filtro, pasan }: Contado): { where: Sql; holds: Sql[] } {
  if ("opcion" in filtro || pasan <= MOST_COUNTED) return { where: isShown(filtro), holds: [] };
  const numbers = sql`m.atributo_id = ${filtro.atributo.id} AND m.numero IS NOT NULL AND m.clave <> ''`;
  // With a sign no index has the number: of many SQLite would read the index of numbers, and sort.
  const numero = provider === "sqlite" ? sql`+numero` : undefined;
  return { where: numbers, holds: [isWithin(filtro, numero)] };
}

/** The products of a list with their measures, as texts by the id of the attribute. */
export async function withMedidas<P extends { id: number }>(
  productos: readonly P[],
  atributos: readonly AtributoPublico[],
) {
  // All measures of these products, which are few: SQLite would read all those of the attributes.
  const where = { producto_id: { in: productos.map(({ id }) => id) } };
  const select = { producto_id: true, atributo_id: true, texto: true } as const;
  const rows = atributos.length === 0 ? [] : await db.medida.findMany({ where, select });
  const known = new Set(atributos.map(({ id }) => id));
  const medidas = new Map(productos.map(({ id }) => [id, new Map<number, string>()]));
  for (const { producto_id, atributo_id, texto } of rows)
    if (known.has(atributo_id)) medidas.get(producto_id)?.set(atributo_id, texto);
  return productos.map((producto) => ({ ...producto, medidas: medidas.get(producto.id) ?? new Map<number, string>() }));
}
