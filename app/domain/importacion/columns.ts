import { referenciaTitulos, tiposReferencia } from "~/domain/referencias/referencias";
import { Refusal } from "~/domain/kernel/refusal";
import { countOf, words } from "~/domain/kernel/text";

/** The columns of a products spreadsheet, in the order of the export. */
export const nombres = [
  ...(["codigo", "nombre", "categoria", "subcategoria", "descripcion", "visible"] as const),
  ...tiposReferencia,
];
export type Columna = (typeof nombres)[number];

/** Titles of the columns. */
export const columnas: Readonly<Record<Columna, string>> = {
  codigo: "Código",
  nombre: "Nombre",
  categoria: "Categoría",
  subcategoria: "Subcategoría",
  descripcion: "Descripción",
  visible: "Visible",
  ...referenciaTitulos,
};
export const titulos: readonly string[] = nombres.map((columna) => columnas[columna]);
/** Widths of the columns in a workbook, in characters. */
export const anchos = [18, 60, 24, 24, 60, 10, 30, 30, 20];

/** Other accepted titles, in the form they are compared in: lower case, no accents, letters and digits only. */
const OTROS: Record<string, Columna> = {
  codigodelproducto: "codigo",
  referencia: "codigo",
  nombredelproducto: "nombre",
  producto: "nombre",
  estado: "visible",
  visibleenelcatalogo: "visible",
};

/** The column of a title, ignoring case, accents and spaces; null for a title that is not one of the columns. */
function columnaOf(titulo: string): Columna | null {
  const plano = words(titulo).join("");
  const columna = nombres.find((one) => words(columnas[one]).join("") === plano);
  return columna ?? (Object.hasOwn(OTROS, plano) ? (OTROS[plano] ?? null) : null);
}

export type Celdas = Partial<Record<Columna, string>>;
export interface FilaLeida {
  /** Number of the row in the spreadsheet. */
  fila: number;
  celdas: Celdas;
}
export interface SheetRows {
  filas: FilaLeida[];
  /** Titles that are not one of the columns; the cells under them are ignored. */
  ignoradas: string[];
}

/** Largest file, in bytes, and the most products that it may hold. */
export const importar = { bytes: 20 * 1024 * 1024, filas: 50_000 };
export const archivoGrande = "El archivo no puede ser mayor a 20MB.";

interface Titulos {
  places: (Columna | null)[];
  ignoradas: string[];
}

function readTitulos(celdas: readonly string[]): Titulos {
  const places = celdas.map(columnaOf);
  const twice = places.find((columna, index) => columna !== null && places.indexOf(columna) !== index);
  if (twice) throw new Refusal(`La columna «${columnas[twice]}» está dos veces en el archivo`);
  if (!places.includes("codigo"))
    throw new Refusal("La primera fila debe tener los títulos de las columnas, y entre ellos «Código»");
  return {
    places,
    ignoradas: celdas.map((titulo) => titulo.trim()).filter((titulo, index) => titulo !== "" && places[index] === null),
  };
}

/** Reads rows; the first holds the titles. Throws Refusal for unusable titles, for no product, and for too many. */
export async function readFilas(
  rows: AsyncIterable<{ numero: number; celdas: readonly string[] }>,
  most = importar.filas,
): Promise<SheetRows> {
  const filas: FilaLeida[] = [];
  let titulos: Titulos | null = null;
  for await (const { numero, celdas } of rows) {
    if (!titulos) {
      titulos = readTitulos(celdas);
      continue;
    }
    const own: Celdas = {};
    for (const [index, columna] of titulos.places.entries()) if (columna) own[columna] = original(celdas[index] ?? "");
    // A row with values only in ignored columns is skipped.
    if (Object.values(own).some((celda) => celda.trim() !== "")) filas.push({ fila: numero, celdas: own });
    if (filas.length > most)
      throw new Refusal(`El archivo tiene más de ${countOf(most, "producto", "productos")}: divídalo en varios`);
  }
  if (!titulos || filas.length === 0)
    throw new Refusal("El archivo no tiene productos debajo de los títulos de las columnas");
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
