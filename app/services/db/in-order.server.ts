import { yielding } from "~/services/env/yielding.server";
import { sql, type Sql } from "./fulltext.server";
import { readRows } from "./rows.server";

/** Rows that one statement looks through: on SQLite all other requests wait for it. */
const PART = 2_000;

/** Rows that an index leads to in its order, which is by a text and the id. */
export interface EnOrden {
  from: Sql;
  where: Sql;
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

/**
 * The first `most` ids of those for which `holds`, in the order of the index. Of more than 2,000 rows, of which there are
 * `cuantos` at most, it looks through one part after the other, and others go first between them. `holds` is told the part,
 * as a condition on the columns of the order.
 */
export async function firstInOrder(
  { from, where, clave, id, desc }: EnOrden,
  holds: (part: Sql) => Sql,
  { most, cuantos }: { most: number; cuantos: number },
): Promise<number[]> {
  const [place, direction] = [sql`(${clave}, ${id})`, desc ? sql`DESC` : sql`ASC`];
  const order = sql`ORDER BY ${clave} ${direction}, ${id} ${direction}`;
  const [after, upTo] = desc ? [sql`<`, sql`>=`] : [sql`>`, sql`<=`];
  const rest = cuantos > PART ? yielding() : null;
  const found: number[] = [];
  for (let left = sql`1 = 1`; ;) {
    // Of several bounds of a column SQLite takes the first: the place stands before `where`.
    const rows = sql`FROM ${from} WHERE ${left} AND ${where}`;
    const [end] = rest
      ? await readRows<{ clave: string; id: number }>(
          sql`SELECT ${clave} AS clave, ${id} AS id ${rows} ${order} LIMIT 1 OFFSET ${PART - 1}`,
        )
      : [];
    const last = sql`(${end?.clave}, ${end?.id})`;
    const part = end ? sql`${left} AND ${place} ${upTo} ${last}` : left;
    const ids = sql`SELECT ${id} AS id FROM ${from} WHERE ${part} AND ${where} AND ${holds(part)} ${order}`;
    found.push(...(await readIds(ids, most - found.length)));
    if (!end || !rest || found.length >= most) return found;
    left = sql`${place} ${after} ${last}`;
    await rest();
  }
}
