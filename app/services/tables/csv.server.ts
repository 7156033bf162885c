import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BadTable, type TableRow } from "./table.server";

const CHUNK = 65_536;
const DELIMITERS = [";", ",", "\t"] as const;
/** No text holds these; what does is no text. */
// eslint-disable-next-line no-control-regex -- they are what is looked for.
const BINARY = /[\u0000-\u0008\u000e-\u001a]/;

/** UTF-16 without its mark: every second byte of a Spanish text is 0. */
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

/** A text as spreadsheets save it: UTF-8 or UTF-16, with or without its mark, else Windows-1252. */
export function decodeText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What divides the cells: the sign that stands most often in the first line, outside of quotes. */
export function delimiterOf(text: string): string {
  const line = /^\s*((?:"[^"]*"|[^"\r\n])*)/.exec(text.slice(0, CHUNK))?.[1] ?? "";
  const bare = line.replace(/"[^"]*"/g, "");
  const count = (sign: string) => bare.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/** The rows of a CSV, piece by piece so that others get their turn. Throws BadTable. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TableRow> {
  const text = decodeText(bytes);
  if (BINARY.test(text.slice(0, 4096))) throw new BadTable("tipo");
  // Excel's own first line, which it does not show.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const options = { delimiter: told?.[1] ?? delimiterOf(body), relax_column_count: true, relax_quotes: true };
  const records = Readable.from(pieces(body)).pipe(parse(options));
  let numero = 0;
  try {
    for await (const record of records) {
      numero += 1;
      const celdas = Array.isArray(record) ? record.map(String) : [];
      if (celdas.some((celda) => celda.trim() !== "")) yield { numero, celdas };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BadTable("danado");
    throw error;
  }
}
