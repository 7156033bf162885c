/** Reads the content of an instance without the product's own code, to compare two instances. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import Sqlite from "better-sqlite3";
import pg from "pg";
import { backupTables } from "../../../app/domain/backup/format/tables.server";
import { sqlitePath } from "../../../app/services/env/env.server";

export type Tablas = Map<string, Map<string, string>>;
type Row = Record<string, unknown>;

type Ask = (sql: string) => Promise<Row[]>;

const TYPES = {
  getTypeParser: (oid: number) => (text: string) =>
    oid === 16 ? (text === "t" ? 1 : 0) : [20, 21, 23, 701].includes(oid) ? Number(text) : text,
};

async function reading<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const file = sqlitePath(url);
  if (file !== null) {
    const database = new Sqlite(file);
    return work(async (sql) => database.prepare<[], Row>(sql).all()).finally(() => database.close());
  }
  const client = new pg.Client({ connectionString: url, types: TYPES });
  client.on("error", () => undefined);
  await client.connect();
  return work(async (sql) => (await client.query<Row>(sql)).rows).finally(() => client.end());
}

/** Timestamps are stored in four formats; as a number they compare equal. */
function same(name: string, value: unknown): unknown {
  if (!name.endsWith("_at") || typeof value !== "string") return value;
  const text = value.replace(" ", "T");
  return Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
}

const MACHINERY = ["revision", "admin_user_id", "palabras"];

/** A row without what a backup leaves out, or a restore counts on. */
function plain(row: Row, { omite = [] }: { omite?: readonly string[] }): string {
  const names = Object.keys(row).filter((name) => !MACHINERY.includes(name) && !omite.includes(name));
  return JSON.stringify(names.toSorted().map((name) => [name, same(name, row[name])]));
}

/** Every row of every backup table, by table and key, and the content version. */
export async function rowsOf(url: string): Promise<{ rows: Tablas; version: number }> {
  return reading(url, async (ask) => {
    const rows: Tablas = new Map();
    for (const tabla of backupTables) {
      const found = await ask(`SELECT * FROM "${tabla.nombre}"`);
      rows.set(tabla.nombre, new Map(found.map((row) => [String(row[tabla.clave]), plain(row, tabla)])));
    }
    const [{ version } = { version: 0 }] = await ask("SELECT version FROM contenido_version");
    return { rows, version: Number(version) };
  });
}

/** The rows of an archive in the same shape. */
export function rowsIn(files: Map<string, Buffer>): Tablas {
  return new Map(
    backupTables.map((tabla) => {
      const lines = (files.get(`tablas/${tabla.nombre}.ndjson`)?.toString() ?? "").split("\n").filter(Boolean);
      const parsed: Row[] = lines.map((line) => JSON.parse(line));
      const bits = parsed.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, typeof value === "boolean" ? Number(value) : value]),
        ),
      );
      return [tabla.nombre, new Map(bits.map((row) => [String(row[tabla.clave]), plain(row, tabla)]))];
    }),
  );
}

/** Number of rows that differ, are missing or are surplus; `except` names tables that grow by themselves. */
export function differingRows(a: Tablas, b: Tablas, except: readonly string[] = []): number {
  let count = 0;
  for (const [tabla, rows] of a) {
    if (except.includes(tabla)) continue;
    const others = b.get(tabla) ?? new Map<string, string>();
    for (const key of new Set([...rows.keys(), ...others.keys()])) if (rows.get(key) !== others.get(key)) count += 1;
  }
  return count;
}

/** SHA-256 of every file named by an instance's rows, by key; '' for a missing file. */
export function filesOf(dataDir: string, rows: Tablas): Map<string, string> {
  const files = new Map<string, string>();
  for (const row of rows.get("medios")?.values() ?? []) {
    const { clave = "" }: Record<string, string> = Object.fromEntries(JSON.parse(row));
    const path = join(dataDir, "media", clave);
    files.set(clave, existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : "");
  }
  return files;
}

/**
 * Hashes of everything in an instance. The keys begin with "propia" (a backup table), "ajena" (any other table),
 * "media" or "archivo".
 */
export type Estado = ReadonlyMap<string, string>;

const ALL_TABLES = {
  file: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%_fts%' AND name NOT LIKE 'sqlite_%'",
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()",
};

function hashed(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** All tables and all files, except the database file and the archives. */
export async function stateOf({ url, dataDir }: { url: string; dataDir: string }): Promise<Estado> {
  const state = new Map<string, string>();
  const own = (await rowsOf(url)).rows;
  // Sorted, because PostgreSQL returns rows in storage order.
  for (const [name, rows] of own) {
    const lines = [...rows].map((entry) => entry.join(" "));
    state.set(`propia ${name}`, hashed(lines.toSorted().join("\n")));
  }
  await reading(url, async (ask) => {
    for (const { name } of await ask(sqlitePath(url) === null ? ALL_TABLES.postgres : ALL_TABLES.file)) {
      if (own.has(String(name))) continue;
      const rows = (await ask(`SELECT * FROM "${String(name)}"`)).map((row) => JSON.stringify(row));
      state.set(`ajena ${String(name)}`, hashed(rows.toSorted().join("\n")));
    }
  });
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dataDir, path);
    if (!entry.isFile() || /^(ged\.db|backups\/)/.test(name)) continue;
    state.set(name.startsWith("media/") ? `media ${name}` : `archivo ${name}`, hashed(readFileSync(path)));
  }
  return state;
}
