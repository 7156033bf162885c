import { setImmediate, setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { isBusy, pragmas } from "./sqlite.server";
import type { Index, RawConnection } from "./own-connection";
import { type Columna, type Fila, sqliteValue, tipoOf } from "./values.server";

const PATIENCE_MS = 30_000;
const PAUSE_MS = 25;
/** Values of one statement; SQLite takes no more than 32,766. */
const MOST_VALUES = 30_000;
/** Cache of a long writing transaction. */
const WRITE_CACHE_KB = 64 * 1024;

const UNIQUES = `SELECT name, partial FROM pragma_index_list(?) WHERE "unique" = 1 AND origin <> 'pk'`;
const LAST_ID = "SELECT seq FROM sqlite_sequence WHERE name = ?";
const INDEXES = `SELECT name AS nombre, sql, (SELECT name FROM pragma_index_info(m.name) WHERE seqno = 0) AS primera
  FROM sqlite_master m WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY rowid`;

/** Begins a writing transaction, retrying for up to 30 s while another holds the write lock, without blocking Node. */
async function beginWrite(database: Sqlite.Database): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ;) {
    try {
      database.exec("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(PAUSE_MS);
    }
  }
}

function lastId(database: Sqlite.Database, tabla: string): number {
  return database.prepare<[string], { seq: number }>(LAST_ID).get(tabla)?.seq ?? 0;
}

async function columns(database: Sqlite.Database, tabla: string): Promise<Columna[]> {
  interface Info {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
    pk: number;
  }
  const found = database.prepare<[string], Info>("SELECT * FROM pragma_table_info(?)").all(tabla);
  return found.map(({ name, type, notnull, dflt_value, pk }) => ({
    nombre: name,
    tipo: tipoOf(type),
    nulo: notnull === 0 && pk === 0,
    defecto: dflt_value !== null,
  }));
}

/** Opens a SQLite file with the same pragmas as Prisma's connection. */
export async function openSqlite(file: string): Promise<RawConnection> {
  const database = new Sqlite(file, { timeout: 100, fileMustExist: true });
  try {
    for (const { set } of pragmas) database.pragma(set);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    // Lets other work run first: every statement here blocks Node while it runs.
    async run(sql, params = []) {
      await setImmediate();
      const statement = database.prepare<unknown[], Fila>(sql);
      const values = params.map((value) => sqliteValue("texto", value));
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    },
    async begin(mode) {
      if (mode === "write") {
        // A transaction of millions of rows would write the pages of its indexes again and again with the usual cache.
        database.pragma(`cache_size = -${WRITE_CACHE_KB}`);
        return beginWrite(database);
      }
      database.pragma("query_only = ON");
      database.exec("BEGIN");
      // SQLite takes the snapshot at the first read, not at BEGIN.
      database.prepare("SELECT count(*) FROM sqlite_master").get();
    },
    columns: (tabla) => columns(database, tabla),
    async uniques(tabla) {
      const indexes = database.prepare<[string], { name: string; partial: number }>(UNIQUES).all(tabla);
      const columnsOf = database.prepare<[string], { name: string }>(
        "SELECT name FROM pragma_index_info(?) ORDER BY seqno",
      );
      return indexes.map(({ name, partial }) => {
        const columnas = columnsOf.all(name).map((one) => one.name);
        return { columnas, solo: partial === 1 };
      });
    },
    indexes: async (tabla) => database.prepare<[string], Index>(INDEXES).all(tabla),
    async references(tabla) {
      const sql = `SELECT "from" AS columna, "table" AS tabla FROM pragma_foreign_key_list(?) WHERE coalesce("to", 'id') = 'id'`;
      return database.prepare<[string], { columna: string; tabla: string }>(sql).all(tabla);
    },
    // The indexes of the search are written at the end of each statement: a statement for each row takes eight times as long.
    async insert(tabla, columnas, filas) {
      await setImmediate();
      const names = columnas.map(({ nombre }) => `"${nombre}"`).join(", ");
      const row = `(${columnas.map(() => "?").join(", ")})`;
      const together = Math.floor(MOST_VALUES / columnas.length);
      for (let start = 0; start < filas.length; start += together) {
        const some = filas.slice(start, start + together);
        const values = some.flatMap((fila) =>
          columnas.map(({ nombre, tipo }) => sqliteValue(tipo, fila[nombre] ?? null)),
        );
        database.prepare(`INSERT INTO "${tabla}" (${names}) VALUES ${some.map(() => row).join(", ")}`).run(values);
      }
    },
    // A writing transaction already locks all tables in SQLite.
    lock: async () => undefined,
    lastId: async (tabla) => lastId(database, tabla),
    // AUTOINCREMENT moves behind the rows by itself.
    async renumber(tabla, last) {
      if (lastId(database, tabla) >= last) return;
      database.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(tabla);
      database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(tabla, last);
    },
    async close() {
      if (database.inTransaction) database.exec("ROLLBACK");
      database.close();
    },
  };
}
