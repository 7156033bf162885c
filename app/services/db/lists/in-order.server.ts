import { yielding } from "~/services/env/yielding.server";
import { join, sql, type Sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";

/** Rows that one statement looks through: on SQLite all other requests wait for it. */
const PART = 2_000;

/**
 * Rows that an index leads to in its order, which is by a text and the id. `besides`: other rows of the same order, with
 * which `holds` compares those of a part: it has no more of these either.
 */
interface EnOrden {
  from: Sql;
  where: Sql;
  besides?: readonly Sql[];
  clave: Sql;
  id: Sql;
  desc: boolean;
}

/** The first `most` ids that a SELECT finds. */
export async function readIds(select: Sql, most: number): Promise<number[]> {
  const rows = await readRows<{ ids: string | null }>(
    sql`SELECT string_agg(CAST(x.id AS TEXT), ',') AS ids FROM (${select} LIMIT ${most}) AS x`,
  );
  return (rows[0]?.ids ?? "").split(",").filter(Boolean).map(Number);
}

/** The last row of a part, which of no list has more rows than one statement looks through; null: no list has more. */
async function endOf({ from, where, besides = [], clave, id, desc }: EnOrden, left: Sql) {
  const direction = desc ? sql`DESC` : sql`ASC`;
  const ends = [where, ...besides].map(
    (rows) => sql`SELECT x.clave, x.id FROM (SELECT ${clave} AS clave, ${id} AS id FROM ${from}
      WHERE ${left} AND ${rows} ORDER BY ${clave} ${direction}, ${id} ${direction} LIMIT 1 OFFSET ${PART - 1}) AS x`,
  );
  const [end] = await readRows<{ clave: string; id: number }>(
    sql`SELECT e.clave, e.id FROM (${join(ends, " UNION ALL ")}) AS e
      ORDER BY e.clave ${direction}, e.id ${direction} LIMIT 1`,
  );
  return end ? sql`(${end.clave}, ${end.id})` : null;
}

/**
 * The first `most` ids of those for which `holds`, in the order of the index. Of more than 2,000 rows, of which there are
 * `cuantos` at most, it looks through one part after the other, and others go first between them. `holds` is told the part,
 * as a condition on the columns of the order.
 */
export async function firstInOrder(
  lista: EnOrden,
  holds: (part: Sql) => Sql,
  { most, cuantos }: { most: number; cuantos: number },
): Promise<number[]> {
  const { from, where, clave, id, desc } = lista;
  const [place, direction] = [sql`(${clave}, ${id})`, desc ? sql`DESC` : sql`ASC`];
  const [after, upTo] = desc ? [sql`<`, sql`>=`] : [sql`>`, sql`<=`];
  const rest = cuantos > PART ? yielding() : null;
  const found: number[] = [];
  // Of several bounds of a column SQLite takes the first: the place stands before `where`.
  for (let left = sql`1 = 1`; ;) {
    const end = rest && (await endOf(lista, left));
    const part = end ? sql`${left} AND ${place} ${upTo} ${end}` : left;
    const ids = sql`SELECT ${id} AS id FROM ${from} WHERE ${part} AND ${where} AND ${holds(part)}
      ORDER BY ${clave} ${direction}, ${id} ${direction}`;
    found.push(...(await readIds(ids, most - found.length)));
    if (!end || found.length >= most) return found;
    left = sql`${place} ${after} ${end}`;
    await rest?.();
  }
}
