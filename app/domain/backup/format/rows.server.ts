import { plainValue, type Columna, type Fila } from "~/services/db/values.server";
import type { RawConnection } from "~/services/db/own-connection";
import type { BackupTable } from "./tables.server";

/** Rows of a page, unless told; other requests are served between pages. */
const PAGE = 100;

/** The columns of a table that a backup holds. */
export async function columnsOf(own: RawConnection, { nombre, omite = [] }: BackupTable): Promise<Columna[]> {
  return (await own.columns(nombre)).filter((columna) => !omite.includes(columna.nombre));
}

/** Those of a table's columns that are named. */
export async function someColumns(own: RawConnection, tabla: string, nombres: readonly string[]): Promise<Columna[]> {
  return (await own.columns(tabla)).filter(({ nombre }) => nombres.includes(nombre));
}

/** Names of columns, quoted, as a list for SQL. */
export function namesOf(columnas: readonly Columna[]): string {
  return columnas.map(({ nombre }) => `"${nombre}"`).join(", ");
}

/** How many rows a table has. */
export async function countRows(own: RawConnection, tabla: string): Promise<number> {
  return Number((await own.run(`SELECT count(*) AS n FROM "${tabla}"`))[0]?.n);
}

/** The rows of pages, one at a time; `told` gets the number of each page's. */
export async function* eachOf(
  pages: AsyncIterable<readonly Fila[]>,
  told: (filas: number) => void = () => undefined,
): AsyncGenerator<Fila, undefined> {
  for await (const page of pages) {
    yield* page;
    told(page.length);
  }
}

/**
 * All rows of a table in the order of their key, or those after the key `desde`, in pages of `size` and in a backup's
 * form.
 */
export async function* rowPages(
  own: RawConnection,
  tabla: Pick<BackupTable, "nombre" | "clave">,
  columnas: readonly Columna[],
  { desde, size = PAGE }: { desde?: Fila[string]; size?: number } = {},
) {
  const order = `ORDER BY "${tabla.clave}" LIMIT ${size}`;
  for (let after = desde; ;) {
    const where = after === undefined ? "" : `WHERE "${tabla.clave}" > ?`;
    const raw = await own.run(
      `SELECT ${namesOf(columnas)} FROM "${tabla.nombre}" ${where} ${order}`,
      after === undefined ? [] : [after],
    );
    if (raw.length > 0) yield raw.map((fila) => plainRow(columnas, fila));
    if (raw.length < size) return;
    after = raw.at(-1)?.[tabla.clave];
  }
}

/** A row in a backup's form, the same for both databases. */
export function plainRow(columnas: readonly Columna[], fila: Fila): Fila {
  return Object.fromEntries(columnas.map(({ nombre, tipo }) => [nombre, plainValue(tipo, fila[nombre] ?? null)]));
}

/** The content version, read through this connection. */
export async function readContentVersion(own: RawConnection): Promise<number> {
  const [row] = await own.run("SELECT version FROM contenido_version WHERE id = 1");
  return Number(row?.version);
}

/** Names of this database's applied schema migrations, in order. */
export async function migrationsOf(own: RawConnection): Promise<string[]> {
  const sql = `SELECT migration_name AS nombre FROM "_prisma_migrations" WHERE finished_at IS NOT NULL ORDER BY migration_name`;
  return (await own.run(sql)).map(({ nombre }) => String(nombre));
}
