import { realpathSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { machineTime } from "~/services/env/clock.server";
import { errorCode, StartRefusal } from "~/services/env/errors.server";
import { connectPostgres } from "./postgresql.server";
import { isBusy } from "./sqlite.server";
import { sqlitePath } from "~/services/env/env.server";

/** How long a start waits for a command that only checks the lock, or for a server that is stopping. */
const PATIENCE_MS = 3_000;
/** The `application_name` of a server's PostgreSQL connections. */
const APPLICATION = "ged-autopartes server";

const TABLE = "CREATE TABLE IF NOT EXISTS server (pid INTEGER, host TEXT, since TEXT)";
const SERVERS = `SELECT host(client_addr) AS host, min(backend_start) AS since FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = $1 GROUP BY client_addr`;

/**
 * Path of the lock file beside a SQLite database. The server holds an operating system lock on it, through SQLite: the
 * lock ends with the process, and processes in different containers see it.
 */
function lockFile(file: string): string {
  try {
    return `${realpathSync(file)}-server`;
  } catch {
    return join(realpathSync(dirname(file)), `${basename(file)}-server`);
  }
}

/** Writes into the lock file who holds it. With a full disk the lock is held without this note. */
function sign(lock: Sqlite.Database): void {
  try {
    lock.exec(`BEGIN IMMEDIATE; ${TABLE}; DELETE FROM server`);
    const row = [process.pid, hostname(), machineTime().toISOString()];
    lock.prepare("INSERT INTO server (pid, host, since) VALUES (?, ?, ?)").run(...row);
    lock.exec("COMMIT");
  } catch (error) {
    if (lock.inTransaction) lock.exec("ROLLBACK");
    if (isBusy(error)) throw error;
  }
}

function signature(lock: Sqlite.Database): string {
  try {
    const row = lock.prepare<[], { pid: number; host: string; since: string }>("SELECT * FROM server").get();
    if (row) return `process ${row.pid} on ${row.host}, since ${row.since}`;
  } catch {
    // The holder could not write its note.
  }
  return "another process";
}

/** Whether this process holds the server lock of a SQLite database. */
let serving = false;

/**
 * Registers this process as a server of its database. A SQLite file may have one server; PostgreSQL may have several,
 * known by their `application_name`. Throws StartRefusal that names the server already there.
 */
export function holdServerLock(url: string): void {
  const file = sqlitePath(url);
  if (file === null) {
    pg.defaults.application_name = APPLICATION;
    return;
  }
  const lock = new Sqlite(lockFile(file), { timeout: PATIENCE_MS });
  try {
    sign(lock);
    lock.exec("BEGIN IMMEDIATE");
    // The listener keeps `lock` from being garbage collected, which would release it.
    process.once("exit", () => lock.close());
    serving = true;
  } catch (error) {
    const who = isBusy(error) ? signature(lock) : null;
    lock.close();
    if (who === null) throw error;
    throw new StartRefusal(`${file} is served already: ${who}. Stop that one, or give this one a DATA_DIR of its own`);
  }
}

function servingSqlite(file: string): string | null {
  const lock = new Sqlite(lockFile(file), { fileMustExist: true, timeout: 0 });
  try {
    lock.exec("BEGIN IMMEDIATE; ROLLBACK");
    return null;
  } catch (error) {
    if (isBusy(error)) return signature(lock);
    throw error;
  } finally {
    lock.close();
  }
}

/** Describes the servers of a database; null when there is none. */
export async function describeServers(url: string): Promise<string | null> {
  if (serving) return `process ${process.pid}`;
  const file = sqlitePath(url);
  if (file !== null) {
    try {
      return servingSqlite(file);
    } catch (error) {
      // No server has ever used this database, or the folder does not exist.
      if (/^(?:SQLITE_CANTOPEN|ENOENT)$/.test(errorCode(error))) return null;
      throw error;
    }
  }
  const client = await connectPostgres(url);
  try {
    const { rows } = await client.query<{ host: string | null; since: Date }>(SERVERS, [APPLICATION]);
    const servers = rows.map(
      ({ host, since }) => `a server at ${host ?? "this machine"}, since ${since.toISOString()}`,
    );
    return servers.length > 0 ? servers.join("; ") : null;
  } finally {
    await client.end();
  }
}
