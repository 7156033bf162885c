import { type ColumnType, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import { adapter, provider } from "./client.server";
import { countUpTo, sql, type Sql } from "./sql.server";

const { Boolean: BOOLEAN, DateTime: MOMENT, Int64: BIGINT, Numeric: NUMERIC } = ColumnTypeEnum;
/** Counts and sums are texts to PostgreSQL's driver; all of the site's are below 2^53. */
const NUMBERS: ReadonlySet<ColumnType> = new Set([BIGINT, NUMERIC]);

/** A value as code has it; of other types as the driver gives it. */
function valueOf(type: ColumnType | undefined, value: unknown): unknown {
  if (value === null || type === undefined) return value;
  if (NUMBERS.has(type)) return Number(value);
  if (type === BOOLEAN) return value === true || value === 1;
  return type === MOMENT ? new Date(String(value)) : value;
}

/**
 * Reads rows by SQL of the site's own, outside transactions: numbers, texts, booleans and moments; `T` says what the SQL
 * selects. As `$queryRaw`, but without what Prisma does for each statement and each value, which takes longer than most
 * statements do. Throws the database's error.
 */
export async function readRows<T>(query: Sql): Promise<T[]> {
  const connection = await adapter.connect();
  const argTypes = query.values.map(() => ({ scalarType: "unknown", arity: "scalar" }) as const);
  const { columnNames, columnTypes, rows } = await connection.queryRaw({
    sql: provider === "sqlite" ? query.sql : query.text,
    args: query.values,
    argTypes,
  });
  const found = rows.map((row) => {
    const named: Record<string, unknown> = {};
    let at = 0;
    for (const name of columnNames) {
      named[name] = valueOf(columnTypes[at], row[at]);
      at += 1;
    }
    return named;
  });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what a statement selects is not in its type.
  return found as T[];
}

/** The number `n` that an SQL query counts. */
export async function readCount(query: Sql): Promise<number> {
  const [row] = await readRows<{ n: number }>(query);
  return row?.n ?? 0;
}

/** The number of rows that an SQL query finds, counted up to one more than `most`: no more of an index is read. */
export async function readCountUpTo(rows: Sql, most: number): Promise<number> {
  return readCount(sql`SELECT ${countUpTo(rows, most + 1)} AS n`);
}
