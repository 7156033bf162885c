import { MOST_COUNTED } from "~/domain/kernel/text";
import { db, provider } from "~/services/db/client.server";
import { readCount } from "~/services/db/rows.server";
import { join, sql, type Sql } from "~/services/db/fulltext.server";
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

/** SQL condition on `medidas`: a filter asks for it; `numero` is the column as an index has it, or as none has. */
function isAsked(filtro: Filtro, numero = sql`numero`) {
  const asked = [sql`atributo_id = ${filtro.atributo.id}`];
  if ("opcion" in filtro) asked.push(sql`texto = ${filtro.opcion}`);
  else {
    asked.push(sql`numero IS NOT NULL`);
    if (filtro.desde !== null) asked.push(sql`${numero} >= ${filtro.desde}`);
    if (filtro.hasta !== null) asked.push(sql`${numero} <= ${filtro.hasta}`);
  }
  return join(asked, " AND ");
}

/** The same on `medidas m` of visible products, as their indexes say it. */
function isShown(filtro: Filtro, numero?: Sql) {
  const shown = "opcion" in filtro ? sql`m.numero IS NULL AND m.clave > ''` : sql`m.clave <> ''`;
  return sql`${isAsked(filtro, numero)} AND ${shown}`;
}

/** The number of visible products that pass a filter, up to one more than `MOST_COUNTED`. */
async function countShown(filtro: Filtro): Promise<number> {
  const shown = sql`SELECT 1 FROM medidas m WHERE ${isShown(filtro)} LIMIT ${MOST_COUNTED + 1}`;
  return readCount(sql`SELECT count(*) AS n FROM (${shown}) AS contadas`);
}

/**
 * SQL conditions that lead to the visible products with a measure that each filter asks for, by that of the narrowest
 * filter: on `medidas m`, of which an index has the order of a list `byName`, or else on `productos p`. `narrow`: so few
 * pass that filter that they are read one by one. `cuantos` pass, up to one more than `MOST_COUNTED`, where it is known.
 */
export async function filtrosWhere(filtros: readonly Filtro[], byName: boolean) {
  const counted = await Promise.all(filtros.map(async (filtro) => ({ filtro, n: await countShown(filtro) })));
  const [first, ...others] = counted.toSorted((one, other) => one.n - other.n);
  if (!first) return { conditions: [], narrow: false, inMedidas: false, cuantos: null };
  const narrow = first.n <= MOST_COUNTED;
  const id = byName ? sql`m.producto_id` : sql`p.id`;
  // With a sign no index has the number: of many SQLite would read the index of numbers, and sort.
  const numero = byName && !narrow && provider === "sqlite" ? sql`+numero` : undefined;
  const holds = others.map(
    ({ filtro }) => sql`EXISTS (SELECT 1 FROM medidas o WHERE o.producto_id = ${id} AND ${isAsked(filtro)})`,
  );
  // The index of all texts has them by product, which SQLite gathers faster.
  const asked = "opcion" in first.filtro && !byName ? isAsked(first.filtro) : isShown(first.filtro, numero);
  const leads = byName ? asked : sql`p.id IN (SELECT m.producto_id FROM medidas m WHERE ${asked})`;
  const cuantos = others.length === 0 ? first.n : null;
  return { conditions: [leads, ...holds], narrow, inMedidas: byName, cuantos };
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
