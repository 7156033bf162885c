/** What a database holds, in a digest: however many rows it has, few are in memory. */
import { createHash } from "node:crypto";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { replacedTables } from "../../../app/domain/backup/format/tables.server";
import { sqlitePath } from "../../../app/services/env/env.server";

function onSqlite<T>(file: string, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** The one value that a statement reads from PostgreSQL. */
async function onPostgres(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return String((await client.query<{ value: string }>(sql)).rows[0]?.value);
  } finally {
    await client.end();
  }
}

/** The number of a table's rows, or of those that a condition names. */
export async function countOf(url: string, from: string): Promise<number> {
  const sql = `SELECT count(*) AS value FROM ${from}`;
  const file = sqlitePath(url);
  if (file === null) return Number(await onPostgres(url, sql));
  return Number(onSqlite(file, (database) => database.prepare(sql).pluck().get()));
}

/** A digest of every column of every row that a restore replaces; of two databases of one kind. */
export async function contentOf(url: string): Promise<string> {
  const hash = createHash("sha256");
  const file = sqlitePath(url);
  for (const { nombre, clave } of replacedTables) {
    hash.update(nombre);
    const order = `ORDER BY "${clave}"`;
    if (file === null) {
      const all = `SELECT md5(string_agg(md5(t::text), '' ${order})) AS value FROM "${nombre}" t`;
      hash.update(await onPostgres(url, all));
    } else
      onSqlite(file, (database) => {
        for (const row of database.prepare(`SELECT * FROM "${nombre}" ${order}`).raw().iterate())
          hash.update(JSON.stringify(row));
      });
  }
  return hash.digest("hex");
}
