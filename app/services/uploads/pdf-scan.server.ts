import { setImmediate } from "node:timers/promises";

/** Most occurrences of one search text in a PDF; a catalogue of a thousand pages has a few thousand. */
const MOST_PARTS = 20_000;
const MOST_DICT_BYTES = 64 * 1024;
/** Bytes around a position in which its stream's dictionary is looked for; real dictionaries are shorter. */
const HEAD_BYTES = 2048;
export const SPACE = 0x20;

/**
 * Why a PDF is rejected: it is cut off (`danado`), has too many parts (`complejo`), or its author cannot be removed
 * (`cerrado`).
 */
export class BadPdf extends Error {
  override name = "BadPdf";
  constructor(readonly reason: "danado" | "complejo" | "cerrado") {
    super(reason);
  }
}

/**
 * Yields every position of a text in a PDF, letting other work run in between. Throws BadPdf when there are more than
 * 20,000.
 */
export async function* positionsOf(pdf: Buffer, text: string | Buffer): AsyncGenerator<number> {
  let found = 0;
  for (let at = pdf.indexOf(text); at >= 0; at = pdf.indexOf(text, at + text.length)) {
    found += 1;
    if (found > MOST_PARTS) throw new BadPdf("complejo");
    if (found % 200 === 0) await setImmediate();
    yield at;
  }
}

/** Returns `length` bytes of a PDF from a position on, as text. */
export function textAt(pdf: Buffer, at: number, length: number): string {
  return pdf.toString("latin1", Math.max(0, at), at + length);
}

const [OPEN, CLOSE, BACKSLASH, LESS, GREATER] = [0x28, 0x29, 0x5c, 0x3c, 0x3e];

/** Index where a string in parentheses ends. */
function endOfText(pdf: Buffer, start: number, last: number): number {
  let depth = 0;
  for (let at = start; at < last; at += 1) {
    if (pdf[at] === BACKSLASH) at += 1;
    else if (pdf[at] === OPEN) depth += 1;
    else if (pdf[at] === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return last;
}

/** Index where the dictionary that begins here ends; strings in it are skipped. Throws BadPdf. */
function endOfDict(pdf: Buffer, start: number): number {
  const last = Math.min(pdf.length, start + MOST_DICT_BYTES);
  let depth = 0;
  for (let at = start; at < last;) {
    const sign = pdf[at];
    if ((sign === LESS || sign === GREATER) && pdf[at + 1] === sign) {
      depth += sign === LESS ? 1 : -1;
      at += 2;
      if (depth === 0) return at;
    } else if (sign === OPEN) at = endOfText(pdf, at, last);
    else if (sign === LESS) at = pdf.indexOf(">", at) + 1 || last;
    else at += 1;
  }
  throw new BadPdf("complejo");
}

/** Blanks the dictionary that follows; returns false when anything but white space comes before it. Throws BadPdf. */
export function blankDict(pdf: Buffer, from: number): boolean {
  const [white = ""] = /^[\0\s]*/.exec(textAt(pdf, from, 64)) ?? [];
  const start = from + white.length;
  if (textAt(pdf, start, 2) !== "<<") return false;
  pdf.fill(SPACE, start + 2, endOfDict(pdf, start) - 2);
  return true;
}

interface Stream {
  /** Its dictionary, and what stands before it in its object. */
  head: string;
  start: number;
  end: number;
}

/**
 * The stream whose dictionary contains a position; null when there is none. Throws BadPdf for a stream without an end.
 */
export function streamAround(pdf: Buffer, at: number): Stream | null {
  const from = Math.max(0, at - HEAD_BYTES);
  const text = textAt(pdf, from, at - from + HEAD_BYTES);
  const begin = text.lastIndexOf(" obj", at - from);
  const stream = text.indexOf("stream", at - from);
  if (begin < 0 || stream < 0 || text.slice(at - from, stream).includes("endobj")) return null;
  const start = from + stream + (text.startsWith("\r\n", stream + 6) ? 8 : 7);
  const end = pdf.indexOf("endstream", start);
  if (end < 0) throw new BadPdf("danado");
  const [ending = ""] = /\r?\n?$/.exec(textAt(pdf, end - 2, 2)) ?? [];
  return { head: text.slice(begin, stream), start, end: Math.max(start, end - ending.length) };
}
