import { provider } from "./client.server";
import { Prisma } from "./generated/sqlite/client";

type ColumnType = "integer" | "text" | "boolean";
const NAME = /^[a-z_]+$/;

function named(columns: readonly string[]): Prisma.Sql[] {
  if (!columns.every((column) => NAME.test(column))) throw new Error("Not a column");
  return columns.map((column) => Prisma.raw(column));
}

/**
 * Many rows as a table to select from: one parameter instead of one for each value, which is what most of the time of a
 * large write would go to. `columns` tells the type of each; the rows must have all of them.
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

/** A moment where the statement does not tell what type it is of; both databases write it as Prisma does. */
export function moment(date: Date): Prisma.Sql {
  return provider === "sqlite" ? Prisma.sql`${date}` : Prisma.sql`CAST(${date} AS timestamp)`;
}
