import { MOST_COUNTED } from "~/domain/kernel/text";
import { db, provider } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
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

/** The products of a filter that so few measures pass are read one by one; those of others in the order of their list. */
const FEW = 1_000;

/** SQL condition on `medidas m`: a filter asks for it; `numero` is the column as an index has it, or as none has. */
function isAsked(filtro: Filtro, numero = sql`m.numero`) {
  const asked = [sql`m.atributo_id = ${filtro.atributo.id}`];
  if ("opcion" in filtro) asked.push(sql`m.texto = ${filtro.opcion}`);
  else {
    if (filtro.desde !== null) asked.push(sql`${numero} >= ${filtro.desde}`);
    if (filtro.hasta !== null) asked.push(sql`${numero} <= ${filtro.hasta}`);
  }
  return join(asked, " AND ");
}

async function countMedidas(filtro: Filtro, most: number): Promise<number> {
  const rows = await db.$queryRaw<{ n: number | bigint }[]>(
    sql`SELECT count(*) AS n FROM (SELECT 1 FROM medidas m WHERE ${isAsked(filtro)} LIMIT ${most}) AS contadas`,
  );
  return Number(rows[0]?.n ?? 0);
}

/** SQL condition: a product at hand has a measure that the filter asks for. SQLite would read the index of all numbers. */
function hasMedida(filtro: Filtro) {
  const asked = isAsked(filtro, provider === "sqlite" ? sql`+m.numero` : undefined);
  return sql`EXISTS (SELECT 1 FROM medidas m WHERE m.producto_id = p.id AND ${asked})`;
}

/**
 * SQL conditions on `productos p`, with a measure that each filter asks for: that of the narrowest filter, which its index
 * answers, comes first. `narrow`: it leads to the products. `sure`: so many products pass.
 */
export async function filtrosWhere(filtros: readonly Filtro[], ocultos: number) {
  const most = Math.max(FEW, MOST_COUNTED + Math.min(ocultos, MOST_COUNTED)) + 1;
  const counted = await Promise.all(filtros.map(async (filtro) => ({ filtro, n: await countMedidas(filtro, most) })));
  const [first, ...others] = counted.toSorted((one, other) => one.n - other.n);
  const holds = others.map(({ filtro }) => hasMedida(filtro));
  if (!first) return { conditions: holds, narrow: false, sure: 0 };
  return {
    conditions: [sql`p.id IN (SELECT m.producto_id FROM medidas m WHERE ${isAsked(first.filtro)})`, ...holds],
    narrow: first.n <= FEW,
    sure: others.length === 0 ? first.n - ocultos : 0,
  };
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
