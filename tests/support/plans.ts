import Sqlite from "better-sqlite3";
import pg from "pg";
import { vi } from "vitest";
import { isSqlite } from "./faults";

interface Query {
  text: string;
  values: unknown[];
}

function isQuery(value: unknown): value is Query {
  return typeof value === "object" && value !== null && "text" in value && "values" in value;
}

/** The reading statements on products that a piece of work sends to the database, as the driver gets them. */
export async function productoQueries(work: () => Promise<unknown>): Promise<Query[]> {
  const prepare = vi.spyOn(Sqlite.prototype, "prepare");
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const onSqlite = prepare.mock.calls.map(([text]): Query => ({ text, values: [] }));
    const sent: unknown[] = query.mock.calls.flat();
    const onPostgres = sent.filter(isQuery);
    return [...onSqlite, ...onPostgres].filter(({ text }) =>
      /^SELECT\b.*\bFROM\b.*"?productos\b"?/is.test(text.replaceAll("`", '"')),
    );
  } finally {
    prepare.mockRestore();
    query.mockRestore();
  }
}

function explainSqlite({ text }: Query): string[] {
  const database = new Sqlite((process.env.DATABASE_URL ?? "").slice("file:".length), { readonly: true });
  try {
    const nothing = Array.from(text.matchAll(/\?/g), () => null);
    return database
      .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
      .all(...nothing)
      .map(({ detail }) => detail);
  } finally {
    database.close();
  }
}

async function explainPostgres({ text, values }: Query): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values);
    return rows.map((row) => row["QUERY PLAN"].trim());
  } finally {
    await client.end();
  }
}

/** How the database says it would find the rows of a query, a line a step. */
export async function planOf(query: Query): Promise<string[]> {
  return isSqlite ? explainSqlite(query) : explainPostgres(query);
}

/** The steps that read every product in no order: what makes a page slow with 50,000 of them. */
export function wholeTableReads(plan: readonly string[]): string[] {
  return plan.filter((step) => /^SCAN (?:p|\S*productos\S*)$|Seq Scan on "?productos/.test(step));
}

/** The steps that read products by an index. */
export function indexReads(plan: readonly string[]): string[] {
  return plan.filter((step) =>
    /(?: p|productos).* USING (COVERING INDEX|INDEX|INTEGER PRIMARY KEY)|Index (Only )?Scan.* productos_/.test(step),
  );
}

/** The steps that put rows in order because no index holds them so. */
export function sorts(plan: readonly string[]): string[] {
  return plan.filter((step) => /TEMP B-TREE FOR ORDER BY|^(->\s*)?(Incremental )?Sort\b/.test(step));
}

/** Whether a step goes straight to the rows of a condition, rather than along a whole index. */
export function isSearch(plan: readonly string[]): boolean {
  return plan.some((step) => /^SEARCH (?:p\b|\S*productos)|^Index Cond:/.test(step));
}
