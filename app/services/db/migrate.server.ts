import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { machineTime } from "~/services/env/clock.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { log } from "~/services/log/log.server";
import { errorCode, StartRefusal } from "~/services/env/errors.server";
import type { RawConnection } from "./own-connection";
import { openRawConnection } from "./own.server";
import { connectPostgres } from "./postgresql.server";
import { sqlitePath } from "~/services/env/env.server";

type Provider = "sqlite" | "postgresql";

interface Applied {
  name: string;
  checksum: string;
}

interface Migration extends Applied {
  sql: string;
}

/** The migrations, and their checksums, when they were first read: an upgrade replaces the folder beneath a process. */
const ownChecksums = new Map<Provider, ReadonlyMap<string, string>>();

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMP,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMP,
  "started_at" TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;
const APPLIED = `SELECT "migration_name" AS name, "checksum" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;
/** Table of a database that `migrate-data` copies into: how far it has come. It goes once all is there and the same. */
export const PROGRESS_TABLE = "traslado_en_curso";
/** What operators are told of such a database, and what they can do. */
export const HALF_COPIED = "npm run migrate-data has not copied everything into this database";
export const END_COPY = "Call it again as before: it goes on. Or start the site on the database that is copied";
const ADVISORY_LOCK = 72707369;
/** How long a start waits for another process that runs database migrations on the same file. */
const PATIENCE_MS = 20_000;
/** From so many bytes on, rewriting a database is announced. */
const LARGE = 500 * 1024 * 1024;

function migrationsOf(provider: Provider): Migration[] {
  const folder = join("prisma", provider, "migrations");
  const found = readdirSync(folder)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: sha256(sql) };
    });
  if (!ownChecksums.has(provider))
    ownChecksums.set(provider, new Map(found.map(({ name, checksum }) => [name, checksum])));
  return found;
}

/** Whether all of these applied migrations are of the version that this process runs. */
export function areOwn(provider: Provider, applied: readonly Applied[]): boolean {
  if (!ownChecksums.has(provider)) migrationsOf(provider);
  return applied.every(({ name, checksum }) => ownChecksums.get(provider)?.get(name) === checksum);
}

/**
 * Migrations not applied yet. Throws StartRefusal when an applied migration was edited or is unknown here: the database
 * belongs to another version.
 */
function pending(migrations: Migration[], applied: Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file)
      throw new StartRefusal(
        `The database was migrated by a newer version: ${name} is not part of this one. Start that version, or a newer one`,
      );
    if (file.checksum !== checksum)
      throw new StartRefusal(
        `Migration ${name} was edited after it was applied. Start the version that this database belongs to`,
      );
  }
  return migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
}

/** Keeps an error about the disk or a lock as it is; turns any other into a StartRefusal that names the migration. */
function notApplied(name: string, error: unknown): unknown {
  if (!(error instanceof Error) || !/^(SQLITE_ERROR|SQLITE_CONSTRAINT|2|4)/.test(errorCode(error))) return error;
  return new StartRefusal(
    `Migration ${name} cannot be applied: ${error.message}. Nothing was changed. Start the version before, or restore a backup`,
  );
}

/**
 * Whether a migration may free pages with what stood there. A table or an index that is new frees none, nor does a row that
 * is written over where it is (DO UPDATE).
 */
function frees(sql: string): boolean {
  return /\b(?:ALTER|DELETE|DROP|REPLACE|UPDATE)\b/i.test(sql.replaceAll("DO UPDATE", ""));
}

function migrateSqlite(file: string): string[] {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: PATIENCE_MS });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = OFF");
    database.pragma("secure_delete = ON");
    database.exec(MIGRATIONS_TABLE);
    // IMMEDIATE: a second process that starts at the same moment waits here and then finds nothing to do.
    const done = database
      .transaction(() => {
        const todo = pending(migrationsOf("sqlite"), database.prepare<[], Applied>(APPLIED).all());
        for (const { name, sql, checksum } of todo) {
          try {
            database.exec(sql);
          } catch (error) {
            throw notApplied(name, error);
          }
          const now = machineTime().toISOString();
          database
            .prepare(
              `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`,
            )
            .run(randomUUID(), checksum, now, name, now);
        }
        if (todo.length > 0) checkParents(database);
        return todo;
      })
      .immediate();
    if (done.some(({ sql }) => frees(sql))) wipe(database);
    return done.map(({ name }) => name);
  } finally {
    database.close();
  }
}

/** Throws StartRefusal when rows have no parent; it reads every row, so a start without migrations does without. */
function checkParents(database: Sqlite.Database): void {
  const broken = database.pragma("foreign_key_check");
  if (Array.isArray(broken) && broken.length > 0)
    throw new StartRefusal(
      "A migration left rows without their parent, so nothing was changed. Start the version before",
    );
}

/** Rewrites the file: pages freed by a migration or by an older version of this program may still hold deleted data. */
function wipe(database: Sqlite.Database): void {
  try {
    if (statSync(database.name).size > LARGE)
      log.info("The database is rewritten after a migration: this takes minutes");
    database.exec("VACUUM");
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    // VACUUM needs as much free disk space as the database takes; the next migration that frees pages tries again.
    log.warn("The database could not be rewritten: what was deleted before may still be in its file", error);
  }
}

async function migratePostgres(url: string): Promise<string[]> {
  const client = await connectPostgres(url);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const { rows } = await client.query<Applied>(APPLIED);
    const todo = pending(migrationsOf("postgresql"), rows);
    await client.query("BEGIN");
    for (const { name, sql, checksum } of todo) {
      await client.query(sql).catch((error: unknown) => {
        throw notApplied(name, error);
      });
      await client.query(
        `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES ($1, $2, now(), $3, now(), 1)`,
        [randomUUID(), checksum, name],
      );
    }
    await client.query("COMMIT");
    return todo.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Applies the missing database migrations in one transaction, all or none; safe when several processes start at once. Returns
 * the names applied. Throws StartRefusal when an applied migration was edited or is unknown here.
 */
export async function migrate(url: string): Promise<string[]> {
  const file = sqlitePath(url);
  return file === null ? migratePostgres(url) : migrateSqlite(file);
}

/**
 * Names of the migrations that the next start would apply, and whether none was ever applied, as in an empty database; a
 * SQLite file must exist. Throws as `migrate` does.
 */
export async function compareMigrations(url: string): Promise<{ isNew: boolean; missing: string[] }> {
  const own = await openRawConnection(url);
  try {
    const isSqlite = sqlitePath(url) !== null;
    const tabla = isSqlite ? "sqlite_master WHERE name" : "pg_tables WHERE tablename";
    const [known] = await own.run(`SELECT 1 AS one FROM ${tabla} = '_prisma_migrations'`);
    const rows = known ? await own.run(APPLIED) : [];
    const applied = rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
    const missing = pending(migrationsOf(isSqlite ? "sqlite" : "postgresql"), applied).map(({ name }) => name);
    return { isNew: applied.length === 0, missing };
  } finally {
    await own.close();
  }
}

/** Names of the migrations that the next start would apply; a SQLite file must exist. Throws as `migrate` does. */
export async function missingMigrations(url: string): Promise<string[]> {
  return (await compareMigrations(url)).missing;
}

/** Whether `migrate-data` has begun to copy into a database and has not come to its end. */
export async function isHalfCopied(own: RawConnection): Promise<boolean> {
  return (await own.columns(PROGRESS_TABLE)).length > 0;
}

/** Throws StartRefusal where `migrate-data` has not come to its end: a site would serve, and change, half a copy. */
export async function refuseHalfCopy(url: string): Promise<void> {
  const own = await openRawConnection(url);
  try {
    if (await isHalfCopied(own)) throw new StartRefusal(`${HALF_COPIED}. ${END_COPY}`);
  } finally {
    await own.close();
  }
}
