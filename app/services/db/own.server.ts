import { env } from "~/services/env/env.server";
import { openPostgres } from "./own-postgresql.server";
import { openSqlite } from "./own-sqlite.server";
import type { OwnConnection } from "./own-connection";

/**
 * Opens a connection of its own to a database, this process's unless told; a SQLite file must be there. `patienceMs`:
 * how long PostgreSQL may take to answer, as long as it likes unless told; SQLite is never waited for.
 */
export async function openOwn(url = env().DATABASE_URL, patienceMs?: number): Promise<OwnConnection> {
  return url.startsWith("file:") ? openSqlite(url) : openPostgres(url, patienceMs);
}

/** Runs work that sees the database as it is now, whatever is written meanwhile; nobody is held up by it. */
export async function withSnapshot<T>(work: (own: OwnConnection) => Promise<T>): Promise<T> {
  const own = await openOwn();
  try {
    await own.begin("read");
    return await work(own);
  } finally {
    await own.close();
  }
}

/** Runs work that is done whole or not at all. */
export async function withOwnTransaction<T>(work: (own: OwnConnection) => Promise<T>): Promise<T> {
  const own = await openOwn();
  try {
    await own.begin("write");
    const result = await work(own);
    await own.run("COMMIT");
    return result;
  } finally {
    await own.close();
  }
}
