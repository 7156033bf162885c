import { BadTable, tableLimits, type TableRow } from "./table.server";

/** Characters of a text in which its first line is looked for. */
const HEAD = 65_536;
const DELIMITERS = [";", ",", "\t"] as const;
/** Characters no text has: a file with one of them is binary. */
// eslint-disable-next-line no-control-regex -- they are what is looked for.
const BINARY = /[\u0000-\u0008\u000e-\u001a]/;
/** A day and a month, or a month and a year, as Excel writes them: 3-dic, dic-12. */
const DATE = /^(?:\d{1,2}-([A-Za-z]{3,4})\.?|([A-Za-z]{3,4})\.?-\d{2})$/;
/** The months as it writes them in Spanish and English: MAR-10 may be a code. */
const MONTHS = new Set(
  "ene feb mar abr may jun jul ago sep sept oct nov dic Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
);

/** Detects UTF-16 without a byte order mark: every second byte of a Spanish text is 0. */
function unmarked(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 200);
  const zeros = (first: number) => head.filter((byte, index) => index % 2 === first && byte === 0).length;
  if (zeros(1) > head.length / 4) return "utf-16le";
  return zeros(0) > head.length / 4 ? "utf-16be" : null;
}

function encodingOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return unmarked(bytes);
}

/** Decodes a text as spreadsheets save it: UTF-8 or UTF-16, with or without byte order mark, else Windows-1252. */
function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The delimiter: the candidate that appears most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = /^\s*((?:"[^"]*"|[^"\r\n])*)/.exec(text.slice(0, HEAD))?.[1] ?? "";
  const bare = line.replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

interface Cell {
  text: string;
  /** Index of the character after it. */
  end: number;
}

/** Reads a cell that does not begin with a quote; quotes in the middle are part of it: 1/2". */
function bareCell(text: string, start: number, delimiter: string): Cell {
  const most = Math.min(text.length, start + tableLimits.cell + 1);
  let end = start;
  for (; end < most; end += 1) {
    const sign = text[end];
    if (sign === delimiter || sign === "\n" || sign === "\r") break;
  }
  return { text: text.slice(start, end), end };
}

/** Reads a quoted cell. When text follows the closing quote, the quotes are part of the cell. */
function quotedCell(text: string, start: number, delimiter: string): Cell {
  let inside = "";
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    inside += quote < 0 ? text.slice(at, at + tableLimits.cell + 1) : text.slice(at, quote);
    if (inside.length > tableLimits.cell) return { text: inside, end: at };
    if (quote < 0) throw new BadTable("danado");
    at = quote + 1;
    if (text[at] !== '"') break;
    inside += '"';
    at += 1;
  }
  const behind = bareCell(text, at, delimiter);
  return behind.end === at ? { text: inside, end: at } : { text: `"${inside}"${behind.text}`, end: behind.end };
}

/** Whether Excel had a cell as a date when it saved the text: it makes one of a code such as 3-12. */
function wasDate(celda: string): boolean {
  const [, behind, before] = DATE.exec(celda.trim()) ?? [];
  return MONTHS.has(behind ?? before ?? "");
}

/** A row, with the indexes of the cells that were dates. */
function rowOf(numero: number, celdas: string[]): TableRow {
  const fechas = celdas.flatMap((celda, index) => (wasDate(celda) ? [index] : []));
  return fechas.length > 0 ? { numero, celdas, fechas } : { numero, celdas };
}

/** Yields the rows of a text, reading each character once; empty lines, of which there may be millions, are skipped. */
function* records(text: string, delimiter: string): Generator<TableRow> {
  let [numero, at] = [1, 0];
  let celdas: string[] = [];
  while (at < text.length) {
    const cell = (text[at] === '"' ? quotedCell : bareCell)(text, at, delimiter);
    if (cell.text.length > tableLimits.cell) throw new BadTable("celda", numero);
    if (celdas.length <= tableLimits.columns) celdas.push(cell.text);
    at = cell.end + (text.startsWith("\r\n", cell.end) ? 2 : 1);
    if (text[cell.end] === delimiter) continue;
    if (celdas.length > 1 || celdas[0] !== "") yield rowOf(numero, celdas);
    numero += 1;
    celdas = [];
  }
  if (celdas.length > 0) yield rowOf(numero, celdas);
}

/** Yields the rows of a CSV. Throws BadTable. */
export function* readCsv(bytes: Buffer): Generator<TableRow> {
  const text = decodeText(bytes);
  if (BINARY.test(text.slice(0, 4096))) throw new BadTable("tipo");
  // Excel's first line `sep=;`, which it does not show.
  const told = /^sep=([^"\r\n])\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  yield* records(body, told?.[1] ?? delimiterOf(body));
}
