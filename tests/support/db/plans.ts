import { Worker } from "node:worker_threads";
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

function isStatement(value: unknown): value is Sqlite.Statement {
  return typeof value === "object" && value !== null && "all" in value && "run" in value;
}

/** What all statements of better-sqlite3 inherit: it exports no class of its own for them. */
function statements(): Sqlite.Statement {
  const database = new Sqlite(":memory:");
  const inherited = Reflect.getPrototypeOf(database.prepare("SELECT 1"));
  database.close();
  if (!isStatement(inherited)) throw new Error("Not a statement");
  return inherited;
}

/** The SQL of a message to the thread that writes to SQLite. */
function sentToWriter(message: unknown): Query[] {
  if (typeof message !== "object" || message === null || !("query" in message)) return [];
  const { query } = message;
  if (typeof query !== "object" || query === null || !("sql" in query)) return [];
  return [{ text: String(query.sql), values: [] }];
}

/** The SELECT statements on products, or another table, that `work` sends to the database, as the driver runs them. */
export async function productoQueries(work: () => Promise<unknown>, table = "productos"): Promise<Query[]> {
  const onTable = new RegExp(`^(?:SELECT|WITH)\\b.*\\bFROM\\b.*"?${table}\\b"?`, "is");
  const all = vi.spyOn(statements(), "all");
  const written = vi.spyOn(Worker.prototype, "postMessage");
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    const onSqlite = all.mock.contexts.filter(isStatement).map(({ source }): Query => ({ text: source, values: [] }));
    const inThread = written.mock.calls.flatMap(([message]) => sentToWriter(message));
    const sent: unknown[] = query.mock.calls.flat();
    const onPostgres = sent.filter(isQuery);
    return [...onSqlite, ...inThread, ...onPostgres].filter(({ text }) => onTable.test(text.replaceAll("`", '"')));
  } finally {
    all.mockRestore();
    written.mockRestore();
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

/** The database's query plan, one line per step. */
export async function planOf(query: Query): Promise<string[]> {
  return isSqlite ? explainSqlite(query) : explainPostgres(query);
}

/** Plan steps that scan all products, which makes a page slow with 50,000 of them. */
export function wholeTableReads(plan: readonly string[]): string[] {
  return plan.filter((step) =>
    /^SCAN (?:[pr]|\S*(?:productos|referencias)\S*)$|Seq Scan on "?(?:productos|referencias)/.test(step),
  );
}

/** Plan steps that read products by an index. */
export function indexReads(plan: readonly string[]): string[] {
  return plan.filter((step) =>
    /(?: p|productos).* USING (COVERING INDEX|INDEX|INTEGER PRIMARY KEY)|Index (Only )?Scan.* productos_/.test(step),
  );
}

/** Plan steps that sort rows because no index has their order. */
export function sorts(plan: readonly string[]): string[] {
  return plan.filter((step) => /TEMP B-TREE FOR ORDER BY|^(->\s*)?(Incremental )?Sort\b/.test(step));
}

/** Whether a step looks rows up by a condition instead of reading a whole index. */
export function isSearch(plan: readonly string[]): boolean {
  return plan.some((step) => /^SEARCH (?:[pr]\b|\S*(?:productos|referencias))|^Index Cond:/.test(step));
}
