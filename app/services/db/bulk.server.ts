import { provider } from "./client.server";
import { Prisma } from "./generated/sqlite/client";

type ColumnType = "integer" | "double precision" | "text" | "boolean";
const NAME = /^[a-z_]+$/;

function named(columns: readonly string[]): Prisma.Sql[] {
  if (!columns.every((column) => NAME.test(column))) throw new Error("Not a column");
  return columns.map((column) => Prisma.raw(column));
}

/**
 * SQL that turns many rows into a table to select from. All rows are one JSON parameter instead of one parameter per
 * value, which would take most of the time of a large write. `columns` gives each column's type; every row must have
 * all of them.
 */
export function rowsTable(rows: readonly object[], columns: Record<string, ColumnType>): Prisma.Sql {
  const json = JSON.stringify(rows);
  const names = named(Object.keys(columns));
  if (provider === "sqlite") {
    const values = names.map(
      (name) => Prisma.sql`json_extract(value, '$.' || ${Prisma.raw(`'${name.sql}'`)}) AS ${name}`,
    );
    return Prisma.sql`(SELECT ${Prisma.join(values)} FROM json_each(${json}))`;
  }
  const typed = Object.entries(columns).map(([name, type]) => Prisma.raw(`${name} ${type}`));
  return Prisma.sql`(SELECT * FROM jsonb_to_recordset(CAST(${json} AS jsonb)) AS filas (${Prisma.join(typed)}))`;
}

/**
 * SQL for a table of texts, their column `texto`. They are one parameter: hundreds would be hundreds of values to check
 * and copy, and each number of them another statement.
 */
export function textsTable(texts: readonly string[]): Prisma.Sql {
  const json = JSON.stringify(texts);
  if (provider === "sqlite") return Prisma.sql`(SELECT value AS texto FROM json_each(${json}))`;
  return Prisma.sql`(SELECT texto FROM jsonb_array_elements_text(CAST(${json} AS jsonb)) AS textos (texto))`;
}

/** SQL condition: a column is one of many texts. */
export function isOneOf(column: Prisma.Sql, texts: readonly string[]): Prisma.Sql {
  const found = textsTable(texts);
  return provider === "sqlite" ? Prisma.sql`${column} IN ${found}` : Prisma.sql`${column} = ANY (ARRAY${found})`;
}

/**
 * SQL that turns the rows of a table into one text, a JSON list of objects with these columns: a statement then brings
 * rows together with what belongs to each. `from` names the table, its condition and its order.
 */
export function rowsText(columns: readonly string[], from: Prisma.Sql): Prisma.Sql {
  const names = named(columns);
  const rows = Prisma.sql`(SELECT ${Prisma.join(names)} FROM ${from}) AS filas`;
  if (provider === "postgresql") return Prisma.sql`(SELECT coalesce(json_agg(filas)::text, '[]') FROM ${rows})`;
  const members = names.map((name) => Prisma.sql`${Prisma.raw(`'${name.sql}'`)}, ${name}`);
  return Prisma.sql`(SELECT json_group_array(json_object(${Prisma.join(members)})) FROM ${rows})`;
}

/** A timestamp parameter, cast where PostgreSQL cannot infer its type; both databases then store it as Prisma does. */
export function timestampParam(date: Date): Prisma.Sql {
  return provider === "sqlite" ? Prisma.sql`${date}` : Prisma.sql`CAST(${date} AS timestamp)`;
}

/** Rows in batches of a size, one for each statement: on SQLite all other requests wait while a statement runs. */
export function* batches<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
