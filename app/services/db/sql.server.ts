import { provider } from "./client.server";
import { Prisma } from "./generated/sqlite/client";

export const { sql, join, raw } = Prisma;
/** A piece of a statement, with its parameters. */
export type Sql = Prisma.Sql;

/** Condition: all of these hold. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length > 0 ? join([...conditions], " AND ") : sql`1 = 1`;
}

/** SQL for the number of rows of a query, counted up to `most`: no more of an index is read. */
export function countUpTo(rows: Sql, most: number): Sql {
  return sql`(SELECT count(*) FROM (${rows} LIMIT ${most}) AS contadas)`;
}

/** The same condition of rows that another one finds: neither database looks for an index of its own for it. */
export function atHand(where: Sql): Sql {
  return sql`CASE WHEN ${where} THEN 1 ELSE 0 END = 1`;
}

/**
 * Condition on a row at hand: a SELECT of the number 1 finds its one row. `EXISTS` would let PostgreSQL read all rows that
 * there are for any.
 */
export function isOne(select: Sql): Sql {
  return sql`(${select}) = 1`;
}

/** Condition on `productos p`: its id is one of a SELECT. PostgreSQL looks a list up at once, rows of a table one by one. */
export function isAmong(ids: Sql): Sql {
  return provider === "sqlite" ? sql`p.id IN (${ids})` : sql`p.id = ANY (ARRAY(${ids}))`;
}

/** Condition: a column contains the text literally (`LIKE`, and so `contains`, treats % and _ as wildcards). */
export function holds(column: Sql, text: string): Sql {
  return provider === "sqlite" ? sql`instr(${column}, ${text}) > 0` : sql`strpos(${column}, ${text}) > 0`;
}

/** Condition: a text has a piece that a pattern describes, of letters, digits, spaces and sets in brackets: both databases read these alike. */
export function holdsPattern(text: Sql, pattern: string): Sql {
  return provider === "sqlite" ? sql`${text} GLOB ${`*${pattern}*`}` : sql`${text} ~ ${pattern}`;
}
