import { plainValue, type Columna, type Fila } from "~/services/db/values.server";
import type { RawConnection } from "~/services/db/own-connection";
import type { BackupTable } from "./tables.server";

const PAGE = 500;

/** The columns of a table that a backup holds. */
export async function columnsOf(own: RawConnection, { nombre, omite = [] }: BackupTable): Promise<Columna[]> {
  return (await own.columns(nombre)).filter((columna) => !omite.includes(columna.nombre));
}

/** All rows of a table in the order of their key, or those after the key `desde`, in pages and in a backup's form. */
export async function* rowPages(
  own: RawConnection,
  tabla: Pick<BackupTable, "nombre" | "clave">,
  columnas: readonly Columna[],
  desde?: Fila[string],
) {
  const names = columnas.map(({ nombre }) => `"${nombre}"`).join(", ");
  const order = `ORDER BY "${tabla.clave}" LIMIT ${PAGE}`;
  for (let after = desde; ;) {
    const where = after === undefined ? "" : `WHERE "${tabla.clave}" > ?`;
    const raw = await own.run(
      `SELECT ${names} FROM "${tabla.nombre}" ${where} ${order}`,
      after === undefined ? [] : [after],
    );
    if (raw.length > 0) yield raw.map((fila) => plainRow(columnas, fila));
    if (raw.length < PAGE) return;
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
