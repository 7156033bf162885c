import { existsSync } from "node:fs";
import type { Env } from "../../app/services/env/env.server";
import { END_COPY, HALF_COPIED, isHalfCopied, missingMigrations } from "../../app/services/db/migrate.server";
import { openRawConnection } from "../../app/services/db/own.server";
import type { RawConnection } from "../../app/services/db/own-connection";
import { sqlitePath } from "../../app/services/env/env.server";
import { type Finding, fail, ok, said, warn } from "./report";

const NAME = "Database";
const OLDEST_POSTGRES = 14;
/** How far clocks may differ (README, "Several instances"), in s. */
const CLOCK_LIMIT_S = 10;

function unreachable(url: string, error: unknown): Finding {
  const text = said(error);
  if (sqlitePath(url) !== null) {
    const damaged = /not a database|malformed/i.test(text);
    const todo = damaged
      ? "The file is damaged: put it aside and restore the last backup (`npm run restore -- file.zip`)"
      : "DATABASE_URL must name a file in a folder that the site's user may write to";
    return fail(NAME, text, todo);
  }
  const todo = /password|authentication|role/i.test(text)
    ? "User or password of DATABASE_URL is wrong"
    : /does not exist/.test(text)
      ? "Create this database, or name another one in DATABASE_URL"
      : "Is PostgreSQL running, and do host and port of DATABASE_URL lead to it from here?";
  return fail(NAME, text, todo);
}

async function checkMigrations(url: string): Promise<Finding> {
  try {
    const missing = await missingMigrations(url);
    if (missing.length === 0) return ok("Migrations", "all applied");
    return warn(
      "Migrations",
      `${missing.join(", ")} not applied yet`,
      "The next start of the site applies them: start it",
    );
  } catch (error) {
    return fail("Migrations", said(error), "Run the version of the site that this database belongs to, or a newer one");
  }
}

/** Whether a PostgreSQL user may make the tables that a start makes. */
async function checkRights(own: RawConnection, url: string): Promise<Finding[]> {
  if (sqlitePath(url) !== null) return [];
  const [row] = await own.run("SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS puede");
  if (row?.puede === true) return [];
  return [fail("Writing", "the user of DATABASE_URL may not make tables", "Make this user the owner of the database")];
}

/** Writes inside a transaction that is rolled back. */
async function checkWrite(own: RawConnection): Promise<Finding> {
  try {
    await own.begin("write");
    const now = new Date().toISOString();
    await own.run(
      "INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES ('doctor', 1, '2000-01-01T00:00:00Z', ?)",
      [now],
    );
    await own.run("ROLLBACK");
    return ok("Writing", "the database takes writes");
  } catch (error) {
    return fail("Writing", said(error), "Is the disk full or read-only, or does the database's user lack rights?");
  }
}

async function checkHealth(own: RawConnection, url: string): Promise<Finding[]> {
  if (sqlitePath(url) !== null) {
    const [row] = await own.run("PRAGMA quick_check(1)");
    const [lost] = await own.run('SELECT "table" AS tabla FROM pragma_foreign_key_check LIMIT 1');
    const [version] = await own.run("SELECT sqlite_version() AS v");
    const restore = "Restore the last backup (`npm run restore -- file.zip`)";
    if (row?.quick_check !== "ok") return [fail(NAME, `SQLite says: ${String(row?.quick_check)}`, restore)];
    if (lost) return [fail(NAME, `rows of ${String(lost.tabla)} have no parent`, restore)];
    return [ok(NAME, `SQLite ${String(version?.v)}, whole`)];
  }
  const [row] = await own.run("SELECT current_setting('server_version') AS v, extract(epoch FROM now())::float8 AS t");
  const version = String(row?.v).split(" ")[0] ?? "";
  const drift = Math.abs(Number(row?.t) - Date.now() / 1000);
  const old = Number(version.split(".")[0]) < OLDEST_POSTGRES;
  const clock = `${Math.round(drift)} s apart from the database's`;
  return [
    old
      ? warn(NAME, `PostgreSQL ${version}`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer`)
      : ok(NAME, `PostgreSQL ${version}`),
    drift > CLOCK_LIMIT_S
      ? fail("Clock", clock, "Let both machines keep time (NTP): sessions and limits depend on it")
      : ok("Clock", clock),
  ];
}

async function checkAdmins(own: RawConnection): Promise<Finding> {
  const [row] = await own.run("SELECT count(*) AS n FROM admin_users WHERE activo AND password_hash IS NOT NULL");
  const admins = Number(row?.n);
  return admins > 0
    ? ok("Administrators", `${admins} can sign in`)
    : fail("Administrators", "nobody can sign in", "Run `npm run create-admin`, or use the link the start prints");
}

/** Checks the database: reachable, right version, writable; administrators and migrations. */
export async function checkDatabase({ DATABASE_URL: url }: Env): Promise<Finding[]> {
  const file = sqlitePath(url);
  if (file !== null && !existsSync(file))
    return [warn(NAME, `${url} is not there yet`, "The first start of the site makes it")];
  let own: RawConnection;
  try {
    own = await openRawConnection(url);
  } catch (error) {
    return [unreachable(url, error)];
  }
  try {
    const health = await checkHealth(own, url);
    const migrations = await checkMigrations(url);
    if (migrations.state !== "ok") return [...health, migrations, ...(await checkRights(own, url))];
    if (await isHalfCopied(own)) return [...health, migrations, fail(NAME, HALF_COPIED, END_COPY)];
    return [...health, migrations, await checkAdmins(own), await checkWrite(own)];
  } catch (error) {
    return [unreachable(url, error)];
  } finally {
    await own.close().catch(() => undefined);
  }
}
