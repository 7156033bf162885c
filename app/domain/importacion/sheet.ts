import { alphanumeric, toClave } from "~/domain/kernel/text";

/** File formats of tables to download. */
export const formatos = ["csv", "xlsx"] as const;
export type Formato = (typeof formatos)[number];

/** The format of a table to download that an address asks for; CSV by default. */
export function formatoOf(url: URL): Formato {
  return formatos.find((formato) => formato === url.searchParams.get("formato")) ?? "csv";
}

/** The columns of a kind of spreadsheet. */
export interface SheetColumns {
  /** Titles of the columns, by name, in the order of the export. */
  titulos: Readonly<Record<string, string>>;
  /** Other accepted titles, in the form they are compared in: lower case, no accents, letters and digits only. */
  otros: Readonly<Record<string, string>>;
  /** Titles of the columns that content decides, by their keys. */
  mas?: ReadonlyMap<string, string>;
  /** Columns without which a file says nothing. */
  requeridas: readonly string[];
  /** Columns of codes and short notes, which spreadsheets take for dates: 3-12. */
  codigos: readonly string[];
  /** Columns of lists, a line for each thing. */
  listas?: readonly string[];
  /** Most rows of a file, and what they are called. */
  filas: number;
  varios: string;
}

/** How the names of the columns that content decides begin; their titles follow. */
export const OF_CONTENT = "medida ";

/** The column of a title, ignoring case, accents and spaces; null for a title that is not one of the columns. */
export function columnaOf({ titulos, otros, mas }: SheetColumns, titulo: string): string | null {
  const plano = alphanumeric(titulo);
  const columna = Object.keys(titulos).find((one) => alphanumeric(titulos[one] ?? "") === plano);
  const other = Object.hasOwn(otros, plano) ? otros[plano] : undefined;
  const own = mas?.get(toClave(titulo));
  return columna ?? other ?? (own === undefined ? null : OF_CONTENT + own);
}

/** The titles of the columns that a file does not have; `places` are those that it has. */
export function titulosWithout(columns: SheetColumns, places: readonly (string | null)[]): string[] {
  const all = [...Object.values(columns.titulos), ...(columns.mas?.values() ?? [])];
  return all.filter((titulo) => !places.includes(columnaOf(columns, titulo)));
}

/** Largest file, in bytes. */
export const archivoBytes = 20 * 1024 * 1024;
export const archivoGrande = "El archivo no puede ser mayor a 20MB.";

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
export function original(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

const SI = new Set(["si", "s", "x", "1", "true", "verdadero", "visible", "yes"]);
const NO = new Set(["no", "n", "0", "false", "falso", "oculto"]);

/** Reads yes or no as people and spreadsheets write it; undefined when it is neither, or empty. */
export function yesNo(text: string): boolean | undefined {
  const word = alphanumeric(text);
  return SI.has(word) ? true : NO.has(word) ? false : undefined;
}

/** Whether a cell holds the error that spreadsheets show where a formula failed, in Spanish or English. */
function isFormulaError(text: string): boolean {
  return /^#(N\/[AD]|[¡¿]?(REF|VALOR|VALUE|DIV\/0|[NÑ]UM|NAME|NOMBRE|NULL|NULO)[!?])$/.test(text.trim());
}

/** A number as spreadsheets shorten a long one, of which digits are lost: 1,23E+11, 1,2E-03; 1E-03 may be a code. */
const SHORTENED = /^-?\d(?:(?:[.,]\d{1,14})?E\+|[.,]\d{1,14}E-)\d{2,3}$/i;

/** What stands for a cell whose formula was never computed. */
export const SIN_CALCULAR = "#SIN_CALCULAR";

const REWRITE = "dé a la columna formato de texto y escríbalo de nuevo";

/** Why the text of a cell is not what somebody wrote there; null when it may be. `fecha`: it is a date, in a column that has none. */
export function celdaProblem(text: string, fecha = false): string | null {
  if (isFormulaError(text)) return "La celda tiene un error de fórmula";
  if (text === SIN_CALCULAR)
    return "La celda tiene una fórmula sin resultado: abra el archivo en Excel, guárdelo y súbalo de nuevo";
  if (fecha) return `Excel lo convirtió en una fecha: ${REWRITE}`;
  return SHORTENED.test(text.trim()) ? `Excel lo convirtió en un número y perdió cifras: ${REWRITE}` : null;
}
