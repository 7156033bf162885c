import { cleanText, countOf, truncate } from "~/domain/kernel/text";
import { MAX_LINEAS } from "./cotizacion";
import { readCantidad } from "./lista";

/** One way to read a pasted line. */
export interface Lectura {
  codigo: string;
  /** Null where what stands there is no quantity. */
  cantidad: number | null;
  /** What is not understood beside the code. */
  sobra?: string;
  /** The code has to be the whole text: what follows it may belong to its name or be the quantity. */
  entera?: true;
}

/** A pasted line and the ways to read it, the likeliest first: the first whose code exists counts. */
export interface LineaPegada {
  linea: string;
  lecturas: Lectura[];
  /** How many pairs it says: nobody knows whether one is a piece or two, if these are its quantity. */
  pares?: number;
}

/** Characters that are read of a line, and of a cell. */
export const LONGEST_LINE = 300;
const LONGEST_CODE = 120;

/** A number of pairs in one cell: 2 pares, 1 par. */
const PARES = /(?<![\p{L}\d.,-])(\d{1,4})[^\S\t]?par(?:es)?(?![\p{L}\d-])\.?/iu;

function paresOf(text: string): number | undefined {
  const [, pares] = PARES.exec(text) ?? [];
  return pares ? Number(pares) : undefined;
}

/** A text whose pairs stand as pieces. */
const inUnits = (text: string) => text.replace(PARES, "$1 und");

function lectura(codigo: string, cantidad: string): Lectura {
  return { codigo: truncate(codigo.trim(), LONGEST_CODE), cantidad: readCantidad(cantidad) };
}

/**
 * A code and the cells beside it. The quantity is the one number among them, of several the one that is a quantity, with its
 * unit sooner than without, and without decimals sooner than with (4 beside a price of 500,00); two of these, a price and a
 * quantity, are not told apart.
 */
function lecturaDeCeldas(codigo: string, cells: readonly string[]): Lectura {
  const said = cells.map((cell) => inUnits(cell.trim())).filter(Boolean);
  const numbers = said.filter((cell) => /^-?[\d.,]+$/.test(cell));
  const counts = said.filter((cell) => readCantidad(cell) !== null);
  const likely = [/\p{L}/u, /^(?:\d+|\d\.\d{3})$/, /./].map((shape) => counts.filter((cell) => shape.test(cell)));
  const good = likely.find(({ length }) => length > 0) ?? [];
  if (good.length > 1) return { ...lectura(codigo, ""), sobra: truncate(good.join(" · "), LONGEST_LINE) };
  return lectura(codigo, good[0] ?? numbers[0] ?? said[0] ?? "1");
}

/** Ways to say a quantity, as the one that is read: «1) GL-4018», «- GL-4018», «GL-4018 - 4», «4 und de GL-4018», «GL-4018 4und», «GL-4018 (4)», «GL-4018 cant. 4». */
const SAID: readonly [RegExp, string][] = [
  [/^(?:\d{1,3}[.)]|[-–•·*])\s+/, ""],
  [/^(\d{1,4})\s?(?:unds?|uds|unidad|unidades)\.?\s(?:de\s)?/i, "$1 x "],
  [/(?<=[\d\s])(?:unds?|uds|unidad|unidades)\.?$/i, ""],
  [/\s?[=(]\s?(\d{1,4})\s?\)?$/, " x $1"],
  [/(\d[a-z]?)\s[-–]\s(\d{1,4})$/i, "$1 x $2"],
  [/\s(?:por|cant(?:idad)?[.:]?)\s?(\d{1,4})$/i, " x $1"],
];

/** What ends with a quantity. */
const WITH_QUANTITY = /\s[x×*]?\s?\d{1,4}$/i;

function plainly(linea: string): string {
  return SAID.reduce((text, [said, read]) => text.replace(said, read).trim(), inUnits(linea.replace(/[^\S\t]+/g, " ")));
}

/** A number before a code that is no quantity: a year, or the place in a list whose lines are numbered. */
function isNoQuantity(numero: string, place: number | undefined): boolean {
  return Number(numero) === place || /^(?:19[5-9]|20\d)\d$/.test(numero);
}

/**
 * The ways to read a line: GL-4018⇥4, GL-4018⇥Perno⇥4, GL-4018; 4, GL-4018, 4, GL-4018 x 4, 4 x GL-4018, GL-4018 4, 4 GL-4018, or
 * the code alone, with or without its brand or words of its product. `place`: its number in a list whose lines are numbered.
 */
export function readLinea(line: string, place?: number): LineaPegada {
  const linea = truncate(line.trim(), LONGEST_LINE);
  return { linea, lecturas: lecturasDe(linea, place), pares: paresOf(linea) };
}

function lecturasDe(linea: string, place?: number): Lectura[] {
  const plain = plainly(linea);
  const text = place !== undefined && WITH_QUANTITY.test(plain) ? plain.replace(/^\d+\s/, "") : plain;
  if (/[\t;]/.test(text)) {
    const [codigo = "", ...rest] = text.split(/[\t;]/);
    return [lecturaDeCeldas(codigo, rest)];
  }
  const comma = text.lastIndexOf(",");
  if (comma >= 0) {
    const [first = "", ...cells] = text.split(",");
    const isCode = (cell: string) => /\d/.test(cell) && !/\s/.test(cell.trim());
    // GL-4018, Perno, 4; but not Perno 1,25, 4, and not two codes.
    if (cells.length > 1 && isCode(first) && !cells.slice(0, -1).some(isCode)) return [lecturaDeCeldas(first, cells)];
    const listed = lectura(text.slice(0, comma), text.slice(comma + 1).trim() || "1");
    const [, codigo, decimal] = /^(.*\S)\s+(-?\d+,\d+)$/.exec(text) ?? [];
    return codigo && decimal ? [listed, lectura(codigo, decimal)] : [listed];
  }
  const lecturas: Lectura[] = [];
  // The sign may be the code's last letter: AX4.
  const times = /^(.*\S)\s*[x×*]\s*(-?[\d.]+)$/i.exec(text);
  const before = /^(\d{1,4})\s*[x×*]\s+(\S.*)$/i.exec(text);
  const front = /^(\d{1,4})\s+(\S.*)$/.exec(text);
  const apart = /^(.*\S)\s+(-?[\d.]+)$/.exec(text);
  if (times) lecturas.push(lectura(times[1] ?? "", times[2] ?? ""));
  if (before) lecturas.push(lectura(before[2] ?? "", before[1] ?? ""));
  // «Pasamanos Colorado 2021» is no 2,021 pieces of what has this name: a quantity stands beside a code.
  if (apart) {
    const [, codigo = "", cantidad = ""] = apart;
    const isCode = /\d/.test(codigo.split(/\s+/).at(-1) ?? "");
    lecturas.push({ ...lectura(codigo, cantidad), ...(isCode ? {} : { entera: true }) });
  }
  const words = text.split(/\s+/);
  const [first = ""] = words;
  // A number in groups, 77 01 209 242, GL 4018 or Monroe 334081 has no quantity; GP-305 5 is never taken for GP-3055.
  if (!apart || words.length > 2 || !/\d/.test(apart[1] ?? "")) lecturas.push(lectura(text, "1"));
  if (front && !times && !before && /\p{L}/u.test(front[2] ?? "")) {
    const [, numero = "", codigo = ""] = front;
    const unclear = isNoQuantity(numero, place) ? { sobra: numero } : {};
    // Of a number on either side nobody knows which is the quantity, but it may be the code's end.
    lecturas.push({ ...lectura(codigo, unclear.sobra ? "" : numero), ...unclear, ...(apart ? { entera: true } : {}) });
    const [, between = "", end = ""] = /^(.*\S)\s(-?[\d.]+)$/.exec(codigo) ?? [];
    if (between) lecturas.push({ ...lectura(between, ""), sobra: `${numero} · ${end}`, entera: true });
  }
  const sobra = text.slice(first.length).trim();
  if (!times && !before && /\d/.test(first) && /\p{L}/u.test(sobra)) lecturas.push({ ...lectura(first, ""), sobra });
  return lecturas;
}

/** The lines of a pasted text, without empty ones; or why it is not read. A table with titles is read by these. */
export function readPegado(text: string): { lineas: LineaPegada[]; problema: string | null } {
  const typed = cleanText(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const filas = typed.map((line) => line.split(/[\t;]/));
  const isNumbered = typed.length > 2 && typed.every((line, index) => line.trim().startsWith(`${index + 1} `));
  const lineas = hasTitles(filas)
    ? lineasDeFilas(filas)
    : typed.map((line, index) => readLinea(line, isNumbered ? index + 1 : undefined));
  if (lineas.length > MAX_LINEAS) return { lineas: [], problema: tooMany(lineas.length) };
  return { lineas, problema: null };
}

/** What is said of more lines than are read at once. */
export function tooMany(lines: number): string {
  return `Pegue a lo sumo ${MAX_LINEAS} líneas; hay ${countOf(lines, "línea", "líneas")}.`;
}

/** Titles of columns with codes, the likeliest first, of one with quantities, too, and of those with money. */
const TITLES = [/^c[oó]digos?$/i, /^(?:referencias?|ref\.?)$/i, /^n[uú]meros?(?: de parte)?$/i];
const TITLES_OF_QUANTITY = [
  /^(?:cantidad|cant|qty)(?:es|s)?\.?(?:\s+pedidas?)?$/i,
  /^(?:unidad|und|ud)(?:es|s)?\.?(?:\s+pedidas?)?$/i,
];
const TITLE_OF_MONEY = /^(?:(?:precios?|valor(?:es)?|vl?r|iva)\b.*|(?:sub)?total(?: (?:sin|con) iva)?)$/i;

/** The columns with such titles, the likeliest first. */
function columnsOf(titles: readonly string[], named: readonly RegExp[]): number[] {
  return named.map((one) => titles.findIndex((title) => one.test(title))).filter((at) => at >= 0);
}

/** The columns with codes in a row of titles; none where it is a row of values. */
function columnsOfCodes(titles: readonly string[]): number[] {
  if (titles.some((title) => /^-?[\d.,]+$/.test(title))) return [];
  return columnsOf(titles, TITLES);
}

const cleanRow = (fila: readonly string[] = []) => fila.map(cleanText);

function hasTitles([first]: readonly (readonly string[])[]): boolean {
  const titles = cleanRow(first);
  return titles.length > 1 && columnsOfCodes(titles).length > 0;
}

/** A row's one cell: a code as it is, or a line as it is pasted. */
function readCelda(text: string): LineaPegada {
  const [{ lecturas, ...line }, whole] = [readLinea(text), lectura(text, "1")];
  return { ...line, lecturas: [whole, ...lecturas.filter(({ codigo }) => codigo !== whole.codigo)] };
}

/**
 * The lines of a spreadsheet's rows. Titles in the first row say which columns are the code and the quantity; where none
 * is the quantity it is a number beside the code that is no money. Without titles the first column is the code, and the
 * quantity a number beside it.
 */
export function lineasDeFilas(filas: readonly (readonly string[])[]): LineaPegada[] {
  const titles = cleanRow(filas[0]);
  const codes = columnsOfCodes(titles);
  const [quantity] = codes.length === 0 ? [] : columnsOf(titles, TITLES_OF_QUANTITY);
  const isBeside = (one: number) =>
    !codes.includes(one) && !(codes.length > 0 && TITLE_OF_MONEY.test(titles[one] ?? ""));
  return filas.slice(codes.length === 0 ? 0 : 1).flatMap((fila) => {
    const cells = cleanRow(fila);
    const at = codes.find((one) => cells[one]) ?? codes[0] ?? 0;
    const codigo = cells[at] ?? "";
    if (codigo === "") return [];
    if (cells.filter(Boolean).length === 1) return [readCelda(codigo)];
    const beside =
      quantity === undefined ? cells.filter((_, one) => one !== at && isBeside(one)) : [cells[quantity] ?? ""];
    const one = lecturaDeCeldas(codigo, beside);
    const linea = one.sobra ? cells.filter(Boolean).join("; ") : `${codigo}; ${beside.find(Boolean) ?? "1"}`;
    return [{ linea: truncate(linea, LONGEST_LINE), lecturas: [one], pares: beside.map(paresOf).find(Boolean) }];
  });
}
