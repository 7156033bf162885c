import { env } from "../env.server";
import { PrismaClient as PostgresClient } from "./generated/postgresql/client";
import { PrismaClient } from "./generated/sqlite/client";
import { postgresAdapter } from "./postgresql.server";
import { sqliteAdapter } from "./sqlite.server";

export type Db = PrismaClient;
/** What a function needs that may run inside somebody else's transaction. */
export type Tx = Omit<Db, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

function isSqlite(url: string): boolean {
  return url.startsWith("file:");
}

/** Opens the database of the URL's scheme. Both clients come from the same models; code sees one type. */
export function openDatabase(url: string): Db {
  if (isSqlite(url)) return new PrismaClient({ adapter: sqliteAdapter(url), transactionOptions });
  const client: unknown = new PostgresClient({ adapter: postgresAdapter(url), transactionOptions });
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the two generated types differ only in what this code never uses (`mode`, `skipDuplicates`).
  return client as Db;
}

export const provider = isSqlite(env().DATABASE_URL) ? "sqlite" : "postgresql";

/** The database of this process. Inside `$transaction(tx => …)` use only `tx`: on SQLite everything else waits. */
export const db = openDatabase(env().DATABASE_URL);
