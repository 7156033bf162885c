import { BadArchive } from "~/services/archive/limits";
import { type Archive, readVerified } from "~/services/archive/read.server";
import type { RawConnection, Unique } from "~/services/db/own-connection";
import type { Fila, Valor } from "~/services/db/values.server";
import { log } from "~/services/log/log.server";
import { HEAD_BYTES, detectFileType } from "~/services/uploads/file-type.server";
import { limits } from "~/services/uploads/limits";
import { mediaPath } from "~/domain/backup/backup";
import { DigestSet } from "./digest-set.server";
import type { OpenBackup } from "./open.server";
import { rowSchemas } from "./own-schemas.server";
import { type ReadyTable, rowsOf } from "./read.server";
import { eachOf } from "./rows.server";
import type { BackupFile } from "./file-list";
import { filesOf, volumesOf } from "./volumes.server";
import type { ReportProgress } from "~/domain/backup/job.server";

/** Compares keys in the order of both databases: numbers by value, texts by bytes. */
export function compareKeys(a: Valor, b: Valor): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** What a backup says of its files, one by one in the order of their rows' ids; `archivo` is null for a missing file. */
async function* saidOf(abierto: OpenBackup): AsyncGenerator<{ medio_id: number; archivo: BackupFile | null }> {
  for await (const { archivos, faltantes } of volumesOf(abierto)) {
    const there = archivos.map((archivo) => ({ medio_id: archivo.medio_id, archivo }));
    const missing = faltantes.map(({ medio_id }) => ({ medio_id, archivo: null }));
    yield* [...there, ...missing].sort((a, b) => a.medio_id - b.medio_id);
  }
}

function isOf({ almacen, clave, mime }: Fila, archivo: BackupFile): boolean {
  const same = archivo.almacen === almacen && archivo.clave === clave && archivo.mime === mime;
  return same && mediaPath(archivo.clave)?.ruta === archivo.ruta;
}

/** Checks that each row of a stored file has its file or is listed as missing, and that no file belongs to two rows. */
async function checkArchivos(abierto: OpenBackup, medios: AsyncIterable<Fila>): Promise<void> {
  const wrong = new BadArchive("sus archivos no son los de sus filas");
  const said = saidOf(abierto);
  try {
    for await (const fila of medios) {
      if (fila.almacen === "externo") continue;
      const { value } = await said.next();
      if (value?.medio_id !== fila.id || (value.archivo && !isOf(fila, value.archivo))) throw wrong;
    }
    if (!(await said.next()).done) throw wrong;
  } finally {
    await said.return(undefined);
  }
}

/** Returns a check that throws when two rows share the values under a unique index, or what `distinct` says. */
function uniqueness(uniques: readonly Unique[], tabla: string) {
  const distinct = rowSchemas.get(tabla)?.distinct;
  const titulos = new DigestSet();
  const seen = uniques.map((unique) => ({ ...unique, lists: new DigestSet() }));
  return (fila: Fila) => {
    if (distinct && !titulos.add([distinct(fila)]))
      throw new BadArchive(`dos filas de ${tabla} tienen el mismo título`);
    for (const { columnas, solo, lists } of seen) {
      const values = columnas.map((columna) => fila[columna] ?? null);
      if (values.includes(null) || (solo && !values.every((value) => value === true))) continue;
      if (!lists.add(values)) throw new BadArchive(`dos filas de ${tabla} tienen lo mismo en ${columnas.join(", ")}`);
    }
  };
}

/** Reads every row of an archive and checks its values, the order of its keys, unique indexes, and references. */
export async function checkRows(
  abierto: OpenBackup,
  own: RawConnection,
  listas: readonly ReadyTable[],
  report: (parte: number) => void,
): Promise<void> {
  const references = new Map<string, { columna: string; tabla: string }[]>();
  for (const { tabla, columnas } of listas) {
    const all = await own.references(tabla.nombre);
    const known = all.filter(({ columna }) => columnas.some((one) => one.nombre === columna));
    references.set(tabla.nombre, known);
  }
  const keys = new Map([...references.values()].flat().map(({ tabla }) => [tabla, new Set<Valor>()]));
  const all = listas.reduce((sum, { inArchive }) => sum + inArchive.filas, 0);
  let seen = 0;
  for (const lista of listas) {
    const { nombre, clave } = lista.tabla;
    const checkUnique = uniqueness(await own.uniques(nombre), nombre);
    let last: Valor = null;
    for await (const fila of eachOf(rowsOf(abierto, lista))) {
      if (seen % 1_000 === 0) report(seen / all);
      seen += 1;
      const key = fila[clave] ?? null;
      if (last !== null && compareKeys(last, key) >= 0)
        throw new BadArchive(`las filas de ${nombre} no están en orden`);
      last = key;
      keys.get(nombre)?.add(key);
      checkUnique(fila);
      const lost = references
        .get(nombre)
        ?.find(({ columna, tabla }) => fila[columna] !== null && !keys.get(tabla)?.has(fila[columna] ?? null));
      if (lost) throw new BadArchive(`${nombre}.${lost.columna} nombra una fila que no existe`);
    }
  }
  const medios = listas.filter(({ tabla }) => tabla.nombre === "medios");
  for (const lista of medios) await checkArchivos(abierto, eachOf(rowsOf(abierto, lista)));
}

/** Reads a whole file of an archive; returns whether its first bytes are of the type in its row. */
async function isAsSaid(archive: Archive, archivo: BackupFile): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const chunk of readVerified(archive, archivo.ruta, archivo))
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
  const tipo = detectFileType(head);
  if (tipo && archivo.bytes > limits[tipo.clase]) throw new BadArchive(`${archivo.ruta} es demasiado grande`);
  return tipo?.mime === archivo.mime;
}

/**
 * Reads every file of an archive and checks it against its list. Returns the ids of files that are no longer of their
 * row's type, as a faulty disk leaves them: their rows are restored, the files are not.
 */
export async function checkFiles(abierto: OpenBackup, report: ReportProgress): Promise<Set<number>> {
  const all = abierto.manifiesto.resumen.storage_files;
  const ajenos = new Set<number>();
  let seen = 0;
  for await (const { archive, archivo } of filesOf(abierto)) {
    report(`Revisando archivo ${(seen += 1)} de ${all}`, seen / all);
    if (!(await isAsSaid(archive, archivo))) ajenos.add(archivo.medio_id);
  }
  if (ajenos.size > 0)
    log.warn(`${ajenos.size} files of the backup are not of the type of their rows`, [...ajenos].slice(0, 20));
  return ajenos;
}
