import { z } from "zod";
import type { RawConnection } from "~/services/db/own-connection";
import type { Columna } from "~/services/db/values.server";
import { PROGRESS_TABLE } from "~/services/db/migrate.server";
import { backupTables } from "~/domain/backup/format/tables.server";
import { Refusal } from "~/domain/kernel/refusal";

/** A table that a database migration copies: every table is, with accounts and sessions. */
export interface CopiedTable {
  nombre: string;
  clave: "id" | "clave" | "palabra";
  columnas: readonly Columna[];
  /** The columns to write; triggers write the others. */
  escritas: readonly Columna[];
}

/** Tables of which triggers write what a backup leaves out. */
const TRIGGERED = new Set(["subcategorias", "lineas", "aplicaciones", "medidas"]);

const Clave = z.enum(["id", "clave", "palabra"]);
const SQLITE_TABLES = `SELECT name AS nombre FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%\\_fts%' ESCAPE '\\'`;
const POSTGRES_TABLES = "SELECT tablename AS nombre FROM pg_tables WHERE schemaname = current_schema()";

async function tableNames(own: RawConnection, url: string): Promise<string[]> {
  const rows = await own.run(url.startsWith("file:") ? SQLITE_TABLES : POSTGRES_TABLES);
  return rows
    .map(({ nombre }) => String(nombre))
    .filter((nombre) => ![PROGRESS_TABLE, "_prisma_migrations"].includes(nombre));
}

/**
 * All tables of a database, each after those that it refers to. Throws Refusal when tables refer to each other in a
 * circle.
 */
export async function tablesToCopy(own: RawConnection, url: string): Promise<CopiedTable[]> {
  const left = new Set((await tableNames(own, url)).toSorted());
  const ordered: string[] = [];
  while (left.size > 0) {
    const waiting = left.size;
    for (const nombre of [...left]) {
      const needs = await own.references(nombre);
      if (needs.some(({ tabla }) => tabla !== nombre && left.has(tabla))) continue;
      ordered.push(nombre);
      left.delete(nombre);
    }
    if (left.size === waiting)
      throw new Refusal(`These tables refer to each other in a circle and cannot be moved: ${[...left].join(", ")}`);
  }
  const found: CopiedTable[] = [];
  for (const nombre of ordered) {
    const columnas = await own.columns(nombre);
    const triggered = TRIGGERED.has(nombre) ? backupTables.find((tabla) => tabla.nombre === nombre)?.omite : [];
    const escritas = columnas.filter((columna) => !triggered?.includes(columna.nombre));
    found.push({ nombre, clave: Clave.parse(columnas[0]?.nombre), columnas, escritas });
  }
  return found;
}
