import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { openOwn } from "./own.server";

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const MIGRATIONS_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMP,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMP,
  "started_at" TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;
const APPLIED = `SELECT "migration_name" AS name, "checksum" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL`;
const ADVISORY_LOCK = 72707369;

function migrationsOf(provider: "sqlite" | "postgresql"): Migration[] {
  const folder = join("prisma", provider, "migrations");
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** Throws when an applied migration was edited or is missing here: the database belongs to another version. */
function pending(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  for (const { name, checksum } of applied) {
    const file = migrations.find((migration) => migration.name === name);
    if (!file) throw new Error(`The database was migrated by a newer version: ${name} is not part of this one`);
    if (file.checksum !== checksum) throw new Error(`Migration ${name} was edited after it was applied`);
  }
  return migrations.filter((migration) => !applied.some(({ name }) => name === migration.name));
}

function migrateSqlite(url: string): string[] {
  const file = url.slice("file:".length);
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file, { timeout: 60_000 });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = OFF");
    database.exec(MIGRATIONS_TABLE);
    // IMMEDIATE: a second process that starts at once waits here and then finds nothing to do.
    return database
      .transaction(() => {
        const todo = pending(
          migrationsOf("sqlite"),
          database.prepare<[], { name: string; checksum: string }>(APPLIED).all(),
        );
        for (const { name, sql, checksum } of todo) {
          database.exec(sql);
          const now = new Date().toISOString();
          database
            .prepare(
              `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`,
            )
            .run(randomUUID(), checksum, now, name, now);
        }
        const broken = database.pragma("foreign_key_check");
        if (Array.isArray(broken) && broken.length > 0) throw new Error("A migration left rows without their parent");
        return todo.map(({ name }) => name);
      })
      .immediate();
  } finally {
    database.close();
  }
}

async function migratePostgres(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const { rows } = await client.query<{ name: string; checksum: string }>(APPLIED);
    const todo = pending(migrationsOf("postgresql"), rows);
    for (const { name, sql, checksum } of todo) {
      await client.query("BEGIN");
      await client.query(sql);
      await client.query(
        `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES ($1, $2, now(), $3, now(), 1)`,
        [randomUUID(), checksum, name],
      );
      await client.query("COMMIT");
    }
    return todo.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Applies what is missing, each migration whole or not at all; safe when several processes start at once.
 * Returns the names applied. Throws when an applied migration was edited or is unknown here.
 */
export async function migrate(url: string): Promise<string[]> {
  return url.startsWith("file:") ? migrateSqlite(url) : migratePostgres(url);
}

/** Names of the migrations that the next start would apply; a SQLite file must be there. Throws as migrate does. */
export async function missingMigrations(url: string): Promise<string[]> {
  const own = await openOwn(url);
  try {
    const tabla = url.startsWith("file:") ? "sqlite_master WHERE name" : "pg_tables WHERE tablename";
    const [known] = await own.run(`SELECT 1 AS one FROM ${tabla} = '_prisma_migrations'`);
    const rows = known ? await own.run(APPLIED) : [];
    const applied = rows.map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) }));
    return pending(migrationsOf(url.startsWith("file:") ? "sqlite" : "postgresql"), applied).map(({ name }) => name);
  } finally {
    await own.close();
  }
}
