import { actor } from "~/services/log/actor.server";
import { now } from "~/services/env/clock.server";
import { withRawTransaction } from "~/services/db/own.server";
import type { RawConnection } from "~/services/db/own-connection";
import type { Fila } from "~/services/db/values.server";
import { auditoriaBusqueda } from "~/domain/kernel/history";
import type { OpenBackup } from "~/domain/backup/format/open.server";
import type { FilePlace } from "~/domain/backup/format/files.server";
import type { ReportProgress } from "./job.server";
import { replaceTables } from "./replace.server";
import { namesOf, readContentVersion, rowPages, someColumns } from "~/domain/backup/format/rows.server";
import { restorableRows } from "./messages.server";
import { rowsOf, type ReadyTable } from "~/domain/backup/format/read.server";
import { replacedTables } from "~/domain/backup/format/tables.server";
import { sharedNow } from "~/domain/operation/clock.server";
import { storeOf } from "~/services/files/media.server";
import { removalOf } from "~/domain/medios/file-removal.server";

/** Somebody changed content after the backup of the previous state was made. */
export class ContentMoved extends Error {
  override name = "ContentMoved";
}

export interface ApplyOptions {
  abierto: OpenBackup;
  listas: readonly ReadyTable[];
  lugares: ReadonlyMap<number, FilePlace>;
  /** Key of the job that restores; checked again, because another job may have taken over. */
  llave: string;
  /** Content version of the backup of the previous state. */
  contenido_version: number;
  /** The session that stays open; all others end. */
  sesion: number | null;
  /** Name of the archive, for the history. */
  archivo: string;
  report: ReportProgress;
}

/**
 * SQL: whether a table has a row `t` that fits a row `n`. `NOT IN`, or `IN` beside `OR`, would make PostgreSQL read a
 * large table (above its `work_mem`) once for each row.
 */
function has(tabla: string, fits: string): string {
  return `EXISTS (SELECT 1 FROM "${tabla}" t WHERE ${fits})`;
}

/** Adds the rows that the table does not have yet, under their own ids where these are free. */
async function growTabla(own: RawConnection, abierto: OpenBackup, lista: ReadyTable): Promise<void> {
  const { nombre, clave, crece = [], parteDe } = lista.tabla;
  const aside = `llegan_${nombre}`;
  const all = namesOf(lista.columnas);
  await own.run(`CREATE TEMP TABLE "${aside}" AS SELECT ${all} FROM "${nombre}" WHERE 1 = 0`);
  for await (const filas of rowsOf(abierto, lista))
    await own.insert(aside, lista.columnas, await restorableRows(own, lista, filas));
  // A number that was given there, even to a request that is deleted since, is not given here.
  if (nombre === "cotizaciones_contadores")
    await own.run(`UPDATE cotizaciones_contadores SET ultimo = n.ultimo FROM "${aside}" n
      WHERE n.clave = cotizaciones_contadores.clave AND n.ultimo > cotizaciones_contadores.ultimo`);
  // Where a column cannot be empty, = lets PostgreSQL look rows up; it compares each with each otherwise.
  const equal = (columna: string) =>
    lista.columnas.some((one) => one.nombre === columna && !one.nulo) ? "=" : "IS NOT DISTINCT FROM";
  const same = crece.map((columna) => `t."${columna}" ${equal(columna)} n."${columna}"`).join(" AND ");
  const leaveKnown = `DELETE FROM "${aside}" AS n WHERE ${has(nombre, same)}`;
  await own.run(leaveKnown);
  if (parteDe) {
    const [columna, whole, theirs] = parteDe;
    await own.run(`DELETE FROM "${aside}" AS n WHERE NOT ${has(whole, `t."${theirs}" = n."${columna}"`)}`);
  }
  // Another request got the number since: theirs is told apart by a part of its link.
  if (nombre === "cotizaciones")
    await own.run(`UPDATE "${aside}" SET numero = numero || '-' || substr(enlace, 1, 4)
      WHERE numero IN (SELECT numero FROM cotizaciones)`);
  const free = `NOT ${has(nombre, `t."${clave}" = n."${clave}"`)}`;
  await own.run(`INSERT INTO "${nombre}" (${all}) SELECT ${all} FROM "${aside}" n WHERE ${free} ORDER BY "${clave}"`);
  if (clave !== "id") return;
  await own.renumber(nombre, lista.inArchive.ultimo);
  await own.run(leaveKnown);
  const rest = namesOf(lista.columnas.filter((columna) => columna.nombre !== "id"));
  await own.run(`INSERT INTO "${nombre}" (${rest}) SELECT ${rest} FROM "${aside}" ORDER BY id`);
}

/** No number of a restored request is given again. */
async function raiseCounters(own: RawConnection): Promise<void> {
  await own.run(`INSERT INTO cotizaciones_contadores (clave, ultimo)
    SELECT substr(numero, 5, 4), max(CAST(substr(numero, 10) AS INTEGER)) FROM cotizaciones
    WHERE numero NOT LIKE '%-%-%-%' GROUP BY substr(numero, 5, 4)
    ON CONFLICT (clave) DO UPDATE SET ultimo =
      CASE WHEN excluded.ultimo > cotizaciones_contadores.ultimo THEN excluded.ultimo ELSE cotizaciones_contadores.ultimo END`);
}

/** Puts the deletion of files whose rows are gone into the outbox; files that a restored row names stay. */
async function leaveFiles(own: RawConnection): Promise<void> {
  await own.run(`DELETE FROM antes_medios_claves AS n WHERE ${has("medios", "t.clave = n.clave")}`);
  const columnas = await someColumns(own, "medios", ["id", "almacen", "clave"]);
  for await (const rows of rowPages(own, { nombre: "antes_medios_claves", clave: "id" }, columnas)) {
    const files = rows.map(({ almacen, clave }) => ({ almacen: String(almacen), clave: String(clave) }));
    const ours = files.filter(({ almacen, clave }) => storeOf(almacen)?.owns(clave));
    await insertSome(own, "outbox", ours.map(removalOf));
  }
}

/** Inserts rows that have only some of the table's columns. */
async function insertSome(own: RawConnection, tabla: string, filas: readonly Fila[]): Promise<void> {
  const columnas = await someColumns(own, tabla, Object.keys(filas[0] ?? {}));
  for (let start = 0; start < filas.length; start += 500)
    await own.insert(tabla, columnas, filas.slice(start, start + 500));
}

async function recordRestore(own: RawConnection, archivo: string): Promise<void> {
  const who = actor();
  const admin_nombre = who?.nombre ?? "Sistema";
  const fila = {
    ...{ admin_user_id: who?.id ?? null, admin_nombre, accion: "restaurar", entidad: "backups", entidad_id: "" },
    ...{
      titulo: archivo,
      busqueda: auditoriaBusqueda(archivo, admin_nombre, null, null),
      created_at: now().toISOString(),
    },
  };
  await insertSome(own, "auditoria", [fila]);
}

/** Replaces the content by the archive's, all of it in one transaction. Throws ContentMoved. */
export async function applyBackup(todo: ApplyOptions): Promise<void> {
  const { abierto, listas, llave, contenido_version, sesion, archivo } = todo;
  await withRawTransaction(async (own) => {
    // The content version is locked first, as in every change of content, so that no deadlock arises.
    await own.lock(["contenido_version", ...replacedTables.map(({ nombre }) => nombre)]);
    const [turn] = await own.run("SELECT estado FROM backup_trabajo WHERE id = 1 AND llave = ?", [llave]);
    if (!turn) throw new Error("The turn has passed to somebody else");
    if ((await readContentVersion(own)) !== contenido_version) throw new ContentMoved();
    await own.run(
      "CREATE TEMP TABLE antes_medios_claves AS SELECT id, almacen, clave FROM medios WHERE almacen <> 'externo'",
    );
    await replaceTables(own, todo);
    for (const lista of listas) if (lista.tabla.crece) await growTabla(own, abierto, lista);
    await raiseCounters(own);
    await leaveFiles(own);
    await own.run("UPDATE contenido_version SET version = version + 1 WHERE id = 1");
    await own.run("DELETE FROM admin_sessions WHERE id <> ?", [sesion ?? 0]);
    await own.run("DELETE FROM borradores");
    await own.run("DELETE FROM formularios_guardados");
    await recordRestore(own, archivo);
    // On SQLite no heartbeat was sent meanwhile: whoever waited to begin a job would take this one for dead.
    await own.run("UPDATE backup_trabajo SET latido_at = ? WHERE id = 1 AND llave = ?", [
      (await sharedNow()).toISOString(),
      llave,
    ]);
  });
}
