import type { RawConnection } from "~/services/db/own-connection";
import type { Columna, Fila, Valor } from "~/services/db/values.server";
import { isHalfCopied, PROGRESS_TABLE } from "~/services/db/migrate.server";
import { countRows, namesOf, plainRow, rowPages } from "~/domain/backup/format/rows.server";
import { Refusal } from "~/domain/kernel/refusal";
import { tablesToCopy, type CopiedTable } from "./migration-tables.server";

/** Tables that have rows as soon as a site was started on the database; changes by staff would show in the history. */
const FROM_THE_START = new Set([
  ...["categorias_info", "contenido_version", "backup_trabajo", "limites", "enlaces_acceso"],
  ...["menu_principal", "banner_home", "bloque_categorias_home", "home_cta", "footer_contenido", "footer_contacto"],
  ...["footer_enlaces", "nosotros_secciones", "nosotros_valores", "reloj", "palabras"],
]);
const WHOLE = "*";
/** Rows that are copied in one transaction, or compared at once: nobody is served meanwhile. */
const TOGETHER = 1_000;
/** Rows that are deleted in one transaction. */
const DELETED_TOGETHER = 20_000;

export interface DatabaseSide {
  own: RawConnection;
  url: string;
}
type Decir = (line: string) => void;
/** Gets the table and how many of its rows are done, after each page. */
type Contar = (tabla: string, filas: number) => void;

async function marks(destino: RawConnection): Promise<Map<string, string>> {
  const rows = await destino.run(`SELECT tabla, despues FROM ${PROGRESS_TABLE}`);
  return new Map(rows.map(({ tabla, despues }) => [String(tabla), String(despues)]));
}

/** Deletes a table's rows, some at a time: the log of one deletion of all would take more of the disk than they do. */
async function empty(own: RawConnection, { nombre, clave }: CopiedTable): Promise<void> {
  const some = `SELECT "${clave}" FROM "${nombre}" LIMIT ${DELETED_TOGETHER}`;
  while ((await own.run(`SELECT 1 FROM "${nombre}" LIMIT 1`)).length > 0)
    await own.run(`DELETE FROM "${nombre}" WHERE "${clave}" IN (${some})`);
}

/**
 * Empties the target and creates the table that records the progress; an interrupted migration continues instead.
 * Throws Refusal when the target has rows and `replace` is false.
 */
async function prepare({ own, url }: DatabaseSide, tablas: readonly CopiedTable[], replace: boolean, decir: Decir) {
  if ((await isHalfCopied(own)) && !replace) return decir("Going on where the last run was broken off");
  for (const { nombre } of tablas) {
    const filas = replace || FROM_THE_START.has(nombre) ? 0 : await countRows(own, nombre);
    if (filas > 0)
      throw new Refusal(
        `${new URL(url).pathname} is not empty: ${nombre} has ${filas} rows. --replace throws them away`,
      );
  }
  await own.run(`DROP TABLE IF EXISTS ${PROGRESS_TABLE}`);
  for (const tabla of [...tablas].reverse()) await empty(own, tabla);
  await own.run(`CREATE TABLE ${PROGRESS_TABLE} (tabla TEXT PRIMARY KEY, despues TEXT NOT NULL)`);
}

function keyFrom(clave: CopiedTable["clave"], mark: string | undefined): Valor | undefined {
  if (mark === undefined) return undefined;
  return clave === "id" ? Number(mark) : mark;
}

/** Copies the rest of a table; each page and its progress mark in one transaction. Returns the rows copied. */
async function copyTabla(
  origen: DatabaseSide,
  destino: DatabaseSide,
  tabla: CopiedTable,
  mark: string | undefined,
  contar: Contar,
): Promise<number> {
  let filas = 0;
  const note = (despues: string) =>
    destino.own.run(
      `INSERT INTO ${PROGRESS_TABLE} (tabla, despues) VALUES (?, ?) ON CONFLICT (tabla) DO UPDATE SET despues = excluded.despues`,
      [tabla.nombre, despues],
    );
  const pages = { desde: keyFrom(tabla.clave, mark), size: TOGETHER };
  for await (const page of rowPages(origen.own, tabla, tabla.escritas, pages)) {
    await destino.own.begin("write");
    await destino.own.insert(tabla.nombre, tabla.escritas, page);
    await note(String(page.at(-1)?.[tabla.clave]));
    await destino.own.run("COMMIT");
    contar(tabla.nombre, (filas += page.length));
  }
  await destino.own.begin("write");
  if (tabla.clave === "id") await destino.own.renumber(tabla.nombre, await origen.own.lastId(tabla.nombre));
  await note(WHOLE);
  await destino.own.run("COMMIT");
  return filas;
}

function same(columnas: readonly Columna[], a: Fila, b: Fila | undefined): boolean {
  return b !== undefined && columnas.every(({ nombre }) => a[nombre] === b[nombre]);
}

/** Keys of a table's rows that differ between the databases. */
async function differing(origen: DatabaseSide, destino: DatabaseSide, tabla: CopiedTable, contar: Contar) {
  const { nombre, clave, columnas } = tabla;
  const found: string[] = [];
  let filas = 0;
  for await (const page of rowPages(origen.own, tabla, columnas, { size: TOGETHER })) {
    contar(nombre, (filas += page.length));
    const keys = page.map((fila) => fila[clave] ?? null);
    const sql = `SELECT ${namesOf(columnas)} FROM "${nombre}" WHERE "${clave}" IN (${keys.map(() => "?").join(", ")})`;
    const rows = (await destino.own.run(sql, keys)).map((fila) => plainRow(columnas, fila));
    const there = new Map(rows.map((fila) => [fila[clave], fila]));
    for (const fila of page) if (!same(columnas, fila, there.get(fila[clave] ?? null))) found.push(String(fila[clave]));
  }
  const extra = (await countRows(destino.own, nombre)) - filas;
  return { filas, found: extra > 0 ? [...found, `${extra} more in the target`] : found };
}

/**
 * Compares all tables row by row and column by column. Reports each table with differences; returns the number of
 * rows compared and differing.
 */
export async function compareDatabases(
  origen: DatabaseSide,
  destino: DatabaseSide,
  decir: Decir,
  contar: Contar = () => undefined,
) {
  const result = { filas: 0, distintas: 0 };
  for (const tabla of await tablesToCopy(origen.own, origen.url)) {
    const { filas, found } = await differing(origen, destino, tabla, contar);
    result.filas += filas;
    result.distintas += found.length;
    if (found.length > 0) decir(`${tabla.nombre}: ${found.length} rows differ (${found.slice(0, 5).join(", ")})`);
  }
  return result;
}

/**
 * Database migration: copies all rows into another database with the same migrations, table by table. The next call
 * continues an interrupted one. Throws Refusal when the target is not empty. Afterwards call `compareDatabases`, then
 * `finishMigration`.
 */
export async function copyDatabase(
  origen: DatabaseSide,
  destino: DatabaseSide,
  replace: boolean,
  decir: Decir,
  contar: Contar = () => undefined,
): Promise<void> {
  const tablas = await tablesToCopy(origen.own, origen.url);
  await prepare(destino, tablas, replace, decir);
  const done = await marks(destino.own);
  for (const tabla of tablas) {
    const mark = done.get(tabla.nombre);
    if (mark === WHOLE) continue;
    const filas = await copyTabla(origen, destino, tabla, mark, contar);
    decir(`${tabla.nombre.padEnd(26)} ${filas} rows`);
  }
}

/** Ends a database migration by dropping its progress table from the target. */
export async function finishMigration({ own }: DatabaseSide): Promise<void> {
  await own.run(`DROP TABLE IF EXISTS ${PROGRESS_TABLE}`);
}
