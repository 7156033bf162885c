import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import Sqlite from "better-sqlite3";
import { keepStatements } from "./statements/kept.server";
import { serialisedFactory } from "./serialised.server";
import { openInThread } from "./writer/in-thread.server";

/**
 * Pragmas of every connection and the values they must read back. `synchronous = FULL` keeps an acknowledged write
 * through a power cut.
 */
export const pragmas = [
  { set: "journal_mode = WAL", read: "journal_mode", expect: "wal" },
  { set: "synchronous = FULL", read: "synchronous", expect: "2" },
  { set: "foreign_keys = ON", read: "foreign_keys", expect: "1" },
  { set: "busy_timeout = 100", read: "busy_timeout", expect: "100" },
  // Deleted data is overwritten with zeros.
  { set: "secure_delete = ON", read: "secure_delete", expect: "1" },
  // KiB of pages that each connection keeps in memory; the driver's own 16 MB on each are felt on a small machine.
  { set: "cache_size = -6000", read: "cache_size", expect: "-6000" },
] as const;

/** Whether better-sqlite3 failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

async function prepare(adapter: SqlDriverAdapter): Promise<void> {
  const connection = "client" in adapter ? adapter.client : null;
  if (!(connection instanceof Sqlite)) throw new Error("Prisma's adapter has no connection of better-sqlite3");
  keepStatements(connection);
  for (const { set, read, expect } of pragmas) {
    await adapter.executeScript(`PRAGMA ${set}`);
    const { rows } = await adapter.queryRaw({ sql: `PRAGMA ${read}`, args: [], argTypes: [] });
    const found = String(rows[0]?.[0]);
    if (found !== expect) throw new Error(`SQLite refuses ${set}: it reads back ${found}`);
  }
}

/** Opens a connection as Prisma's adapter uses it: durable, its pragmas verified, its statements kept. */
export async function openConnection(url: string): Promise<SqlDriverAdapter> {
  const adapter = await new PrismaBetterSqlite3({ url }).connect();
  await prepare(adapter);
  return adapter;
}

/**
 * KiB of pages that the connection that reads keeps: what searches for a line of a million products read, one after the
 * other. Of a small database it keeps no more than there is.
 */
const READ_CACHE_KB = 32_000;

async function openReader(url: string): Promise<SqlDriverAdapter> {
  const adapter = await openConnection(url);
  await adapter.executeScript(`PRAGMA cache_size = -${READ_CACHE_KB}`);
  return adapter;
}

/** The adapter of a `file:` database: one connection that writes, in the server on a thread of its own, and one that reads. */
export function sqliteAdapter(url: string): SqlDriverAdapterFactory {
  return serialisedFactory(
    () => openReader(url),
    async () => openInThread(url) ?? openConnection(url),
  );
}
