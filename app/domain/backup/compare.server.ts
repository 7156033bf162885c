import type { RawConnection } from "~/services/db/own-connection";
import type { Fila } from "~/services/db/values.server";
import type { OpenBackup } from "~/domain/backup/format/open.server";
import { countRows, eachOf, rowPages, someColumns } from "~/domain/backup/format/rows.server";
import { rowsOf, type ReadyTable } from "~/domain/backup/format/read.server";
import { restorableRows } from "./messages.server";
import { compareKeys } from "~/domain/backup/format/check.server";
import { DigestSet } from "~/domain/backup/format/digest-set.server";
import { backupTables } from "~/domain/backup/format/tables.server";
import { volumesOf } from "~/domain/backup/format/volumes.server";

/** Numbers of rows that a restore would add, change and remove. */
interface TableChange {
  titulo: string;
  nuevas: number;
  cambiadas: number;
  quitadas: number;
}

/** A row's content for the comparison, without `revision`. */
function content({ revision: _, ...fila }: Fila): string {
  return JSON.stringify(fila);
}

type Told = (filas: number) => void;

/** Compares a table with the archive's. Both come in the order of their keys and are read in parallel. */
async function compareTabla(
  abierto: OpenBackup,
  own: RawConnection,
  lista: ReadyTable,
  told: Told,
): Promise<TableChange> {
  const { tabla, columnas } = lista;
  const cambio: TableChange = { titulo: tabla.titulo, nuevas: 0, cambiadas: 0, quitadas: 0 };
  // From a table that only grows nothing is removed, and a row with other values is another row.
  if (tabla.crece) return { ...cambio, nuevas: await countNew(abierto, own, lista, told) };
  const theirs = eachOf(rowsOf(abierto, lista), told);
  const ours = eachOf(rowPages(own, tabla, columnas));
  let [a, b] = [(await theirs.next()).value, (await ours.next()).value];
  while (a || b) {
    const order = !a ? 1 : !b ? -1 : compareKeys(a[tabla.clave] ?? null, b[tabla.clave] ?? null);
    if (order < 0) cambio.nuevas += 1;
    else if (order > 0) cambio.quitadas += 1;
    else if (a && b && content(a) !== content(b)) cambio.cambiadas += 1;
    if (order <= 0) a = (await theirs.next()).value;
    if (order >= 0) b = (await ours.next()).value;
  }
  return cambio;
}

async function countNew(abierto: OpenBackup, own: RawConnection, lista: ReadyTable, told: Told): Promise<number> {
  const { tabla, columnas } = lista;
  const names = (tabla.crece ?? []).filter((nombre) => columnas.some((one) => one.nombre === nombre));
  const known = new DigestSet();
  const keyOf = (fila: Fila) => names.map((nombre) => fila[nombre]);
  for await (const fila of eachOf(rowPages(own, tabla, columnas))) known.add(keyOf(fila));
  let count = 0;
  for await (const page of rowsOf(abierto, lista)) {
    for (const fila of await restorableRows(own, lista, page)) if (!known.has(keyOf(fila))) count += 1;
    told(page.length);
  }
  return count;
}

async function compareArchivos(abierto: OpenBackup, own: RawConnection): Promise<TableChange> {
  const [keys, files, lacked] = [new DigestSet(), new DigestSet(), new DigestSet()];
  let nuevas = 0;
  for await (const { archivos, faltantes } of volumesOf(abierto)) {
    for (const { clave, sha256 } of archivos) {
      if (keys.add([clave])) nuevas += 1;
      files.add([clave, sha256]);
    }
    for (const { medio_id } of faltantes) lacked.add([medio_id]);
  }
  const cambio = { titulo: "Archivos", nuevas, cambiadas: 0, quitadas: 0 };
  const medios = { nombre: "medios", clave: "id" } as const;
  const columnas = await someColumns(own, "medios", ["id", "almacen", "clave", "sha256"]);
  for await (const { id, almacen, clave, sha256 } of eachOf(rowPages(own, medios, columnas))) {
    if (almacen === "externo") continue;
    // A file that the backup lacks stays where it is, as its row does.
    if (!keys.has([clave])) cambio.quitadas += lacked.has([id]) ? 0 : 1;
    else {
      cambio.nuevas -= 1;
      if (!files.has([clave, sha256])) cambio.cambiadas += 1;
    }
  }
  return cambio;
}

/**
 * What a restore would change: the tables with changes, and the files. `report` gets the part of the archive's rows that
 * is compared.
 */
export async function compareWithCurrent(
  abierto: OpenBackup,
  own: RawConnection,
  listas: readonly ReadyTable[],
  report: (parte: number) => void,
) {
  const cambios: TableChange[] = [];
  const all = listas.reduce((sum, { inArchive }) => sum + inArchive.filas, 1);
  let done = 0;
  const told: Told = (filas) => report((done += filas) / all);
  for (const lista of listas) cambios.push(await compareTabla(abierto, own, lista, told));
  // A restore empties a table that an older backup does not have.
  for (const { nombre, titulo, crece } of backupTables) {
    if (crece || listas.some(({ tabla }) => tabla.nombre === nombre)) continue;
    cambios.push({ titulo, nuevas: 0, cambiadas: 0, quitadas: await countRows(own, nombre) });
  }
  const archivos = await compareArchivos(abierto, own);
  const changes = ({ nuevas, cambiadas, quitadas }: TableChange) => nuevas + cambiadas + quitadas > 0;
  return { cambios: cambios.filter(changes), archivos };
}
