import { Refusal } from "~/domain/kernel/refusal";
import { alphanumeric, cleanText, formatNumber, preview, toClave } from "~/domain/kernel/text";
import { yielding } from "~/services/env/yielding.server";
import type { TableRow } from "~/services/spreadsheets/table.server";
import { columnOf } from "~/services/spreadsheets/xlsx.server";
import { meantFinder } from "./meant";
import { type PackedBatches, PackedRows } from "./packed.server";
import { columnaOf, OF_CONTENT, original, type SheetColumns, titulosWithout } from "./sheet";

export interface FilaLeida<C = Record<string, string>> {
  /** Number of the row in the spreadsheet. */
  fila: number;
  /** Its cells by column; a column that the file does not have is missing. */
  celdas: C;
  /** The columns of codes and of measures in which it has a date. */
  fechas?: string[];
}
export interface SheetRows {
  filas: PackedBatches<FilaLeida>;
  /** Titles that are not one of the columns, each with the one that it may mean; the cells under them are ignored. */
  ignoradas: string[];
}

/**
 * Most characters of a cell that is no list, three times those of the longest field, and most lines of any, five times
 * those of the longest list: nobody's table has as many, and planning rows of such cells takes minutes.
 */
const MOST = { signs: 15_000, lines: 1_000 };

interface Titulos {
  places: (string | null)[];
  /** The titles as they are written. */
  escritos: readonly string[];
  ignoradas: string[];
}

/** The unit that a title ends in: "mm" of "Largo (mm)". */
function unitOf(titulo: string): string {
  return toClave(/\(([^()]*)\)$/.exec(titulo)?.[1] ?? "");
}

/** What `SheetRows.ignoradas` says. A title with another unit is no mistyped one. */
function askedTitulos(columns: SheetColumns, titulos: readonly string[], places: Titulos["places"]): string[] {
  const unknown = titulos.map(cleanText).filter((titulo, index) => titulo !== "" && places[index] === null);
  if (unknown.length === 0) return [];
  const missing = titulosWithout(columns, places).map((nombre) => ({ nombre, unidad: unitOf(nombre) }));
  const meant = meantFinder();
  return unknown.map((titulo) => {
    const unidad = unitOf(titulo);
    const some = unidad === "" ? missing : missing.filter((one) => one.unidad === unidad);
    const like = meant(unidad, some, titulo);
    return like === undefined ? preview(titulo) : `${titulo} (¿quiso decir «${like}»?)`;
  });
}

/** That a file has a column twice, under one title or under two that mean the same; `second`: where it is again. */
function twiceText({ titulos }: SheetColumns, celdas: readonly string[], places: Titulos["places"], second: number) {
  const columna = places[second] ?? "";
  const written = (at: number) => preview(cleanText(original(celdas[at] ?? "")));
  const [uno, otro] = [written(places.indexOf(columna)), written(second)];
  return alphanumeric(uno) === alphanumeric(otro)
    ? `La columna «${titulos[columna] ?? uno}» está dos veces en el archivo`
    : `«${uno}» y «${otro}» son la misma columna: deje una`;
}

function readTitulos(columns: SheetColumns, celdas: readonly string[]): Titulos {
  const places = celdas.map((titulo) => columnaOf(columns, original(titulo)));
  const second = places.findIndex((columna, index) => columna !== null && places.indexOf(columna) !== index);
  if (second >= 0) throw new Refusal(twiceText(columns, celdas, places, second));
  const missing = columns.requeridas.filter((columna) => !places.includes(columna));
  if (missing.length > 0) {
    const named = missing.map((columna) => `«${columns.titulos[columna]}»`);
    const last = named.pop();
    const all = named.length > 0 ? `${named.join(", ")} y ${last}` : last;
    throw new Refusal(`La primera fila debe tener los títulos de las columnas, y entre ellos ${all}`);
  }
  return { places, escritos: celdas, ignoradas: askedTitulos(columns, celdas, places) };
}

/** What a cell has more of than any has; null when it has not. */
function excessOf({ listas = [] }: SheetColumns, columna: string, celda: string): string | null {
  const { signs, lines } = MOST;
  if (celda.length > signs && !listas.includes(columna)) return `${formatNumber(signs)} caracteres`;
  return celda.length > lines && celda.split("\n").length > lines ? `${formatNumber(lines)} líneas` : null;
}

/** The cells of a row that are read, by column. Throws Refusal for one that is too long. */
function cellsOf(columns: SheetColumns, { places, escritos }: Titulos, { numero, celdas }: TableRow) {
  const own: Record<string, string> = {};
  for (const [index, columna] of places.entries()) {
    if (!columna) continue;
    const celda = original(celdas[index] ?? "");
    const excess = excessOf(columns, columna, celda);
    if (excess !== null)
      throw new Refusal(
        `Fila ${formatNumber(numero)}, columna «${preview(cleanText(original(escritos[index] ?? "")))}»: hay una celda con más de ${excess}. Acórtela; si es un CSV, revise que no falte cerrar unas comillas.`,
      );
    own[columna] = celda;
  }
  return own;
}

/** The columns of codes and of measures in which a row has dates. */
function datesIn({ codigos }: SheetColumns, places: Titulos["places"], fechas: TableRow["fechas"]) {
  return fechas?.flatMap((index) => {
    const columna = places[index] ?? "";
    return codigos.includes(columna) || columna.startsWith(OF_CONTENT) ? [columna] : [];
  });
}

/** Whether one of these ascending numbers is from the one to the other. */
function isAnyBetween(ascending: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ascending[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (ascending[low] ?? Infinity) <= to;
}

/** Throws Refusal for merged cells among those that are read: in columns with a place, in rows with these numbers. */
function refuseMerged(ranges: readonly string[], places: Titulos["places"], numeros: readonly number[]): void {
  const touching = ranges.find((range) => {
    const [, left = "", top, right = "", bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range) ?? [];
    const isRead = places.slice(columnOf(left), columnOf(right) + 1).some((columna) => columna !== null);
    return isRead && isAnyBetween(numeros, Number(top), Number(bottom));
  });
  if (touching !== undefined)
    throw new Refusal(
      `Las celdas ${touching} están combinadas y solo la primera tiene valor. Sepárelas y escriba en cada una el suyo.`,
    );
}

/**
 * Reads rows; the first holds the titles. `combinadas`: the ranges of merged cells, which are known once all rows have
 * been read. Throws Refusal for unusable titles, for no row, for too many, for a cell that is too long, and for merged
 * cells among those that are read.
 */
export async function readFilas(
  rows: AsyncIterable<TableRow>,
  columns: SheetColumns,
  combinadas: readonly string[] = [],
): Promise<SheetRows> {
  const { filas: most, varios } = columns;
  const filas = new PackedRows<FilaLeida>();
  const numeros: number[] = [];
  const rest = yielding();
  let titulos: Titulos | null = null;
  for await (const row of rows) {
    const { numero, celdas, fechas } = row;
    if (!titulos) {
      titulos = readTitulos(columns, celdas);
      continue;
    }
    const own = cellsOf(columns, titulos, row);
    // A row with values only in ignored columns is skipped.
    if (Object.values(own).some((celda) => celda.trim() !== "")) {
      filas.push({ fila: numero, celdas: own, fechas: datesIn(columns, titulos.places, fechas) });
      numeros.push(numero);
    }
    if (filas.length > most)
      throw new Refusal(`El archivo tiene más de ${formatNumber(most)} ${varios}: divídalo en varios`);
    await rest();
  }
  if (!titulos || filas.length === 0)
    throw new Refusal(`El archivo no tiene ${varios} debajo de los títulos de las columnas`);
  refuseMerged(combinadas, titulos.places, numeros);
  return { filas, ignoradas: titulos.ignoradas };
}
