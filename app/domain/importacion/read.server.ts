import { type Lane, readTableInThread, staffLane } from "~/services/spreadsheets/read-in-thread.server";
import { type BadReason, BadTable, MB, tableLimits, type TableRow } from "~/services/spreadsheets/table.server";
import { archivoVacio } from "~/domain/medios/medios";
import { Busy, Refusal } from "~/domain/kernel/refusal";
import { formatNumber } from "~/domain/kernel/text";
import { readFilas, type SheetRows } from "./filas.server";
import { archivoBytes, archivoGrande, type SheetColumns } from "./sheet";

/** After so many seconds somebody whose file found no place may send it again. */
const ESPERA = 60;

const DIVIDA = "Divídalo en varios o quite las hojas, los formatos y las filas que no hacen falta.";
const problemasOf = (lane: Lane): Record<BadReason, string> => ({
  tipo: "El archivo debe ser CSV o XLSX.",
  danado: "El archivo está dañado o incompleto. Guárdelo de nuevo e inténtelo otra vez.",
  desplegado: `El archivo ocupa más de ${lane.unpacked / MB} MB al abrirlo. ${DIVIDA}`,
  filas: `El archivo tiene más de ${formatNumber(tableLimits.rows)} filas. ${DIVIDA}`,
  columnas: `El archivo tiene más de ${tableLimits.columns} columnas. Deje solo las que se importan.`,
  celda: `Hay una celda con más de ${formatNumber(tableLimits.cell)} caracteres. Acórtela; si es un CSV, revise que no falte cerrar unas comillas.`,
  tiempo: `El archivo tarda demasiado en leerse. ${DIVIDA}`,
  memoria: `El archivo necesita demasiada memoria para leerse. ${DIVIDA}`,
  espera: "Se están leyendo otros archivos en este momento. Espere un minuto e inténtelo de nuevo.",
});

function problemaOf({ reason, fila }: BadTable, lane: Lane): string {
  const problema = problemasOf(lane)[reason];
  return fila ? `Fila ${formatNumber(fila)}: ${problema}` : problema;
}

/**
 * Passes the rows of a file of this size in bytes to `consume`. Throws Refusal with the reason for whoever uploaded it,
 * Busy among them.
 */
export async function readTabla<T>(
  path: string,
  bytes: number,
  consume: (rows: AsyncIterable<TableRow>) => Promise<T>,
  lane: Lane = staffLane,
): Promise<T> {
  if (bytes === 0) throw new Refusal(archivoVacio);
  if (bytes > archivoBytes) throw new Refusal(archivoGrande);
  try {
    return await readTableInThread(path, consume, lane);
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    const problema = problemaOf(error, lane);
    throw error.reason === "espera" ? new Busy(problema, ESPERA) : new Refusal(problema);
  }
}

/** Reads a file whose first row names its columns. Throws Refusal with the reason for whoever uploaded it. */
export async function readArchivo(path: string, bytes: number, columns: SheetColumns): Promise<SheetRows> {
  return readTabla(path, bytes, (rows) => readFilas(rows, columns));
}
