import type { Index, RawConnection } from "~/services/db/own-connection";
import type { Fila, Valor } from "~/services/db/values.server";
import type { OpenBackup } from "~/domain/backup/format/open.server";
import type { FilePlace } from "~/domain/backup/format/files.server";
import { vocabularyOf } from "~/domain/catalogo/search";
import { rowsOf, type ReadyTable } from "~/domain/backup/format/read.server";
import { replacedTables, type BackupTable } from "~/domain/backup/format/tables.server";
import type { ReportProgress } from "./job.server";

/** Rows that one statement deletes or moves: on SQLite nobody else is served while it runs. */
const PIECE = 2_000;

/** Tables of very many rows. */
const LARGE = ["productos", "aplicaciones", "referencias", "medidas"];
/** Tables whose names are words of the search. */
const NAMED = ["categorias_info", "subcategorias", "productos"];
/** Indexes that begin with it stay: triggers ask for a product's rows, and products come in its order. */
const KEPT = "producto_id";
/** The parts of the work that deleting takes, and that indexes take, when there are very many rows. */
const [DELETING, INDEXING] = [0.25, 0.25];

/**
 * Drops the indexes of large tables: among very many rows each new one would be looked up in all of them, which takes
 * many times as long as making them anew. Returns all of them, in their order: of two that serve alike SQLite takes
 * one by it.
 */
async function dropIndexes(own: RawConnection): Promise<Index[]> {
  const all = (await Promise.all(LARGE.map((tabla) => own.indexes(tabla)))).flat();
  for (const { nombre, primera } of all) if (primera !== KEPT) await own.run(`DROP INDEX "${nombre}"`);
  return all;
}

/** Makes dropped indexes again, each behind those that stood before it. */
async function makeIndexes(own: RawConnection, all: readonly Index[], report: ReportProgress): Promise<void> {
  for (const [done, { nombre, sql }] of all.entries()) {
    report("ordenando", 1 - INDEXING * (1 - done / all.length));
    await own.run(`DROP INDEX IF EXISTS "${nombre}"`);
    await own.run(sql);
  }
}

/** Runs a statement on a table's rows piece by piece, in the order of their ids; `sql` ends in its condition. */
async function inPieces(
  own: RawConnection,
  tabla: string,
  sql: string,
  told: () => void = () => undefined,
): Promise<void> {
  for (let after = 0; ;) {
    const ids = `SELECT id FROM "${tabla}" WHERE id > ? ORDER BY id LIMIT 1 OFFSET ${PIECE}`;
    const [next] = await own.run(ids, [after]);
    await own.run(`${sql} id > ?${next ? " AND id <= ?" : ""}`, next ? [after, next.id ?? 0] : [after]);
    told();
    if (!next) return;
    after = Number(next.id);
  }
}

/** Deletes all rows of the replaced tables. */
async function empty(own: RawConnection, report: ReportProgress): Promise<void> {
  for (const [done, { nombre, titulo, clave }] of replacedTables.toReversed().entries()) {
    const told = () => report(titulo, DELETING * (done / replacedTables.length));
    if (clave === "id") await inPieces(own, nombre, `DELETE FROM "${nombre}" WHERE`, told);
    else await own.run(`DELETE FROM "${nombre}"`);
  }
}

/**
 * An older archive may hold products whose category is not that of their subcategory; they get the subcategory's, as
 * in the schema migration.
 */
async function tidyCategories(own: RawConnection): Promise<void> {
  const theirs = "(SELECT s.categoria_id FROM subcategorias s WHERE s.id = productos.subcategoria_id)";
  await inPieces(own, "productos", `UPDATE productos SET categoria_id = ${theirs} WHERE categoria_id <> ${theirs} AND`);
}

/** Takes away measures by an attribute of another subcategory than the product's, which no form and no move would leave. */
async function tidyMedidas(own: RawConnection): Promise<void> {
  const measured = "(SELECT a.subcategoria_id FROM atributos a WHERE a.id = medidas.atributo_id)";
  const theirs = "(SELECT p.subcategoria_id FROM productos p WHERE p.id = medidas.producto_id)";
  await inPieces(own, "medidas", `DELETE FROM medidas WHERE ${measured} <> ${theirs} AND`);
}

/** Adds words of names that the archive's vocabulary lacks: a search relies on it to have all of them. */
async function addWords(own: RawConnection, palabras: readonly string[]): Promise<void> {
  for (let start = 0; start < palabras.length; start += PIECE) {
    const some = palabras.slice(start, start + PIECE);
    await own.run(`INSERT INTO palabras VALUES ${some.map(() => "(?)").join()} ON CONFLICT DO NOTHING`, some);
  }
}

/** Remembers the `revision` of each row of a table, where it has one; returns what raises those of rows to come. */
async function revisionsOf(own: RawConnection, { nombre, clave }: BackupTable) {
  if (!(await own.columns(nombre)).some((columna) => columna.nombre === "revision")) return null;
  const aside = `antes_${nombre}`;
  await own.run(`CREATE TEMP TABLE "${aside}" AS SELECT "${clave}", revision FROM "${nombre}"`);
  await own.run(`CREATE INDEX "${aside}_clave" ON "${aside}" ("${clave}")`);
  return async (filas: readonly Fila[]): Promise<Fila[]> => {
    const marks = filas.map(() => "?").join(", ");
    const keys = filas.map((fila) => fila[clave] ?? null);
    const rows = await own.run(`SELECT "${clave}", revision FROM "${aside}" WHERE "${clave}" IN (${marks})`, keys);
    const before = new Map<Valor | undefined, number>(rows.map((row) => [row[clave], Number(row.revision)]));
    return filas.map((fila) => {
      const was = before.get(fila[clave]);
      return was === undefined ? fila : { ...fila, revision: 1 + Math.max(was, Number(fila.revision ?? 0)) };
    });
  };
}

function moved(fila: Fila, lugares: ReadonlyMap<number, FilePlace>): Fila {
  return { ...fila, ...lugares.get(Number(fila.id)) };
}

interface Replacement {
  abierto: OpenBackup;
  listas: readonly ReadyTable[];
  lugares: ReadonlyMap<number, FilePlace>;
  /** Gets the title of the table and the part of the work that is done. */
  report: ReportProgress;
}

/**
 * Replaces the rows of all tables that a restore replaces. Of a row that was there, `revision` rises above both, so that
 * an editor opened before the restore gets a conflict instead of overwriting what was restored.
 */
export async function replaceTables(own: RawConnection, { abierto, listas, lugares, report }: Replacement) {
  const raised = new Map<string, Awaited<ReturnType<typeof revisionsOf>>>();
  for (const tabla of replacedTables) raised.set(tabla.nombre, await revisionsOf(own, tabla));
  const indexes = await dropIndexes(own);
  await empty(own, report);
  const replaced = listas.filter(({ tabla }) => !tabla.crece);
  const all = replaced.reduce((sum, { inArchive }) => sum + inArchive.filas, 1);
  let written = 0;
  const palabras = new Set<string>();
  for (const lista of replaced) {
    const { tabla, columnas, inArchive } = lista;
    const raise = raised.get(tabla.nombre);
    for await (const filas of rowsOf(abierto, lista)) {
      const here = tabla.nombre === "medios" ? filas.map((fila) => moved(fila, lugares)) : filas;
      await own.insert(tabla.nombre, columnas, raise ? await raise(here) : here);
      if (NAMED.includes(tabla.nombre)) {
        for (const palabra of vocabularyOf(filas.map(({ nombre }) => String(nombre)))) palabras.add(palabra);
      }
      report(tabla.titulo, DELETING + ((written += filas.length) / all) * (1 - DELETING - INDEXING));
    }
    if (tabla.clave === "id") await own.renumber(tabla.nombre, inArchive.ultimo);
  }
  await addWords(own, [...palabras]);
  await tidyCategories(own);
  await tidyMedidas(own);
  await makeIndexes(own, indexes, report);
}
