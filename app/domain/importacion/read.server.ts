import type { Asker } from "~/services/env/turns.server";
import { type Lane, readTableInThread } from "~/services/spreadsheets/read-in-thread.server";
import { type BadReason, BadTable, MB, tableLimits, type TableRow } from "~/services/spreadsheets/table.server";
import { archivoVacio } from "~/domain/medios/medios";
import { Busy, Refusal } from "~/domain/kernel/refusal";
import { formatNumber } from "~/domain/kernel/text";
import { archivoBytes, archivoGrande } from "./sheet";

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

/** The reason why a file is not read, for whoever uploaded it, Busy among them; another error as it is. */
export function refusalOf(error: unknown, lane: Lane): unknown {
  if (!(error instanceof BadTable)) return error;
  const problema = problemasOf(lane)[error.reason];
  if (error.reason === "espera") return new Busy(problema, ESPERA);
  return new Refusal(error.fila ? `Fila ${formatNumber(error.fila)}: ${problema}` : problema);
}

/** Throws Refusal unless a file of this size in bytes may be read. */
export function requireSize(bytes: number): void {
  if (bytes === 0) throw new Refusal(archivoVacio);
  if (bytes > archivoBytes) throw new Refusal(archivoGrande);
}

/** Passes the rows of a file of this size in bytes to `consume`, in the turn of who asks. Throws Refusal, Busy among them. */
export async function readTabla<T>(
  { path, bytes }: { path: string; bytes: number },
  consume: (rows: AsyncIterable<TableRow>) => Promise<T>,
  lane: Lane,
  asker: Asker,
): Promise<T> {
  requireSize(bytes);
  return readTableInThread(path, consume, lane, asker).catch((error: unknown) => {
    throw refusalOf(error, lane);
  });
}
