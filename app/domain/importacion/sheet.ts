import { Refusal } from "~/domain/kernel/refusal";
import { formatNumber, toClave, words } from "~/domain/kernel/text";

/** The columns of a kind of spreadsheet. */
export interface SheetColumns {
  /** Titles of the columns, by name, in the order of the export. */
  titulos: Readonly<Record<string, string>>;
  /** Other accepted titles, in the form they are compared in: lower case, no accents, letters and digits only. */
  otros: Readonly<Record<string, string>>;
  /** Columns that content decides, by the key of their titles. */
  mas?: ReadonlyMap<string, string>;
  /** Columns without which a file says nothing. */
  requeridas: readonly string[];
  /** Most rows of a file, and what they are called. */
  filas: number;
  varios: string;
}

/** The column of a title, ignoring case, accents and spaces; null for a title that is not one of the columns. */
export function columnaOf({ titulos, otros, mas }: SheetColumns, titulo: string): string | null {
  const plano = words(titulo).join("");
  const columna = Object.keys(titulos).find((one) => words(titulos[one] ?? "").join("") === plano);
  return columna ?? (Object.hasOwn(otros, plano) ? otros[plano] : mas?.get(toClave(titulo))) ?? null;
}

export interface FilaLeida {
  /** Number of the row in the spreadsheet. */
  fila: number;
  /** Its cells by column; a column that the file does not have is missing. */
  celdas: Record<string, string>;
}
export interface SheetRows {
  filas: FilaLeida[];
  /** Titles that are not one of the columns; the cells under them are ignored. */
  ignoradas: string[];
}

/** Largest file, in bytes. */
export const archivoBytes = 20 * 1024 * 1024;
export const archivoGrande = "El archivo no puede ser mayor a 20MB.";

interface Titulos {
  places: (string | null)[];
  ignoradas: string[];
}

function readTitulos(columns: SheetColumns, celdas: readonly string[]): Titulos {
  const places = celdas.map((titulo) => columnaOf(columns, original(titulo)));
  const twice = places.find((columna, index) => columna !== null && places.indexOf(columna) !== index);
  const title = twice && (columns.titulos[twice] ?? celdas[places.indexOf(twice)]);
  if (title) throw new Refusal(`La columna «${title}» está dos veces en el archivo`);
  if (!columns.requeridas.every((columna) => places.includes(columna))) {
    const named = columns.requeridas.map((columna) => `«${columns.titulos[columna]}»`);
    const last = named.pop();
    const all = named.length > 0 ? `${named.join(", ")} y ${last}` : last;
    throw new Refusal(`La primera fila debe tener los títulos de las columnas, y entre ellos ${all}`);
  }
  return {
    places,
    ignoradas: celdas.map((titulo) => titulo.trim()).filter((titulo, index) => titulo !== "" && places[index] === null),
  };
}

/** Reads rows; the first holds the titles. Throws Refusal for unusable titles, for no row, and for too many. */
export async function readFilas(
  rows: AsyncIterable<{ numero: number; celdas: readonly string[] }>,
  columns: SheetColumns,
): Promise<SheetRows> {
  const { filas: most, varios } = columns;
  const filas: FilaLeida[] = [];
  let titulos: Titulos | null = null;
  for await (const { numero, celdas } of rows) {
    if (!titulos) {
      titulos = readTitulos(columns, celdas);
      continue;
    }
    const own: Record<string, string> = {};
    for (const [index, columna] of titulos.places.entries()) if (columna) own[columna] = original(celdas[index] ?? "");
    // A row with values only in ignored columns is skipped.
    if (Object.values(own).some((celda) => celda.trim() !== "")) filas.push({ fila: numero, celdas: own });
    if (filas.length > most)
      throw new Refusal(`El archivo tiene más de ${formatNumber(most)} ${varios}: divídalo en varios`);
  }
  if (!titulos || filas.length === 0)
    throw new Refusal(`El archivo no tiene ${varios} debajo de los títulos de las columnas`);
  return { filas, ignoradas: titulos.ignoradas };
}

const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet takes for a formula: an apostrophe before it, which the import removes again. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * The same for a workbook, where a text is never a formula: only an apostrophe that the import would remove is
 * doubled.
 */
export function doubleFormulaQuote(text: string): string {
  return text.startsWith("'") ? withoutFormula(text) : text;
}

/** A text as it was before `withoutFormula` or `doubleFormulaQuote`. */
function original(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

const SI = new Set(["si", "s", "x", "1", "true", "verdadero", "visible", "yes"]);
const NO = new Set(["no", "n", "0", "false", "falso", "oculto"]);

/** Reads yes or no as people and spreadsheets write it; undefined when it is neither, or empty. */
export function yesNo(text: string): boolean | undefined {
  const plain = words(text).join("");
  return SI.has(plain) ? true : NO.has(plain) ? false : undefined;
}

/** Whether a cell holds the error that spreadsheets show where a formula failed, in Spanish or English. */
export function isFormulaError(text: string): boolean {
  return /^#(N\/[AD]|[¡¿]?(REF|VALOR|VALUE|DIV\/0|[NÑ]UM|NAME|NOMBRE|NULL|NULO)[!?])$/.test(text.trim());
}
