import pg from "pg";
import { connectPostgres } from "./postgresql.server";
import type { RawConnection, Unique } from "./own-connection";
import { type Columna, type Fila, type Tipo, tipoOf } from "./values.server";

const TIMESTAMP = 1114;
const sqlTypes: Record<Tipo, string> = {
  entero: "bigint",
  real: "double precision",
  texto: "text",
  booleano: "boolean",
  fecha: "timestamp(3)",
};

/** Timestamps stay strings: the driver would parse them in this machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === TIMESTAMP ? (text: string | Buffer) => String(text) : pg.types.getTypeParser(oid, format),
};

const COLUMNS = `SELECT column_name AS nombre, data_type AS tipo, is_nullable = 'YES' AS nulo, column_default IS NOT NULL AS defecto
  FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'
  ORDER BY ordinal_position`;
const REFERENCES = `SELECT a.attname AS columna, f.relname AS tabla
  FROM pg_constraint c JOIN pg_class f ON f.oid = c.confrelid
  CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS par(aqui, alla)
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = par.aqui
  JOIN pg_attribute o ON o.attrelid = c.confrelid AND o.attnum = par.alla AND o.attname = 'id'
  WHERE c.contype = 'f' AND c.conrelid = $1::regclass`;
const UNIQUES = `SELECT i.indpred IS NOT NULL AS solo, array_agg(a.attname::text ORDER BY par.place) AS columnas
  FROM pg_index i CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS par(aqui, place)
  JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = par.aqui
  WHERE i.indisunique AND NOT i.indisprimary AND i.indrelid = $1::regclass GROUP BY i.indexrelid, i.indpred IS NOT NULL`;
const LAST_ID =
  "SELECT pg_sequence_last_value(s::regclass) AS given FROM (SELECT pg_get_serial_sequence($1, 'id') AS s) x WHERE s IS NOT NULL";

function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll("?", () => `$${(count += 1)}`);
}

/** Opens a `postgres:` database; `patienceMs` is the timeout for connecting and for each statement. */
export async function openPostgres(url: string, patienceMs?: number): Promise<RawConnection> {
  const limits = patienceMs === undefined ? {} : { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = await connectPostgres(url, { types, ...limits });
  return {
    run: async (sql, params = []) => (await client.query<Fila>(numbered(sql), [...params])).rows,
    begin: async (mode) =>
      void (await client.query(mode === "write" ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")),
    async columns(tabla) {
      const { rows } = await client.query<Omit<Columna, "tipo"> & { tipo: string }>(COLUMNS, [tabla]);
      return rows.map((row) => ({ ...row, tipo: tipoOf(row.tipo) }));
    },
    uniques: async (tabla) => (await client.query<Unique>(UNIQUES, [tabla])).rows,
    indexes: async () => [],
    references: async (tabla) => (await client.query<{ columna: string; tabla: string }>(REFERENCES, [tabla])).rows,
    async insert(tabla, columnas, filas) {
      const names = columnas.map(({ nombre }) => `"${nombre}"`).join(", ");
      const typed = columnas.map(({ nombre, tipo }) => `"${nombre}" ${sqlTypes[tipo]}`).join(", ");
      const sql = `INSERT INTO "${tabla}" (${names}) SELECT ${names} FROM jsonb_to_recordset($1::jsonb) AS filas(${typed})`;
      await client.query(sql, [JSON.stringify(filas)]);
    },
    lock: async (tablas) =>
      void (await client.query(`LOCK TABLE ${tablas.map((tabla) => `"${tabla}"`).join(", ")} IN EXCLUSIVE MODE`)),
    async lastId(tabla) {
      const { rows } = await client.query<{ given: string | null }>(LAST_ID, [tabla]);
      return Number(rows[0]?.given ?? 0);
    },
    async renumber(tabla, lastId) {
      const sql = `SELECT setval(s::regclass, greatest((SELECT max(id) FROM "${tabla}"), nextval(s::regclass), $2)) FROM (SELECT pg_get_serial_sequence($1, 'id') AS s) x WHERE s IS NOT NULL`;
      await client.query(sql, [tabla, lastId]);
    },
    // Closing the connection rolls back an open transaction.
    close: () => client.end(),
  };
}
