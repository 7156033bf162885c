import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { yielding } from "~/services/env/yielding.server";
import type { SheetRows } from "./filas.server";
import { PackedRows } from "./packed.server";

/** How every compressed text begins. */
const ZIPPED = "H4sI";

const Filas = z.object({
  filas: z.array(z.object({ fila: z.number(), celdas: z.record(z.string(), z.string()) })),
  ignoradas: z.array(z.string()),
});

/**
 * Rows as text to store: a line for each batch. It is written and read line by line, so that other requests are served
 * between lines; compressed, because a hundred thousand rows as they are would hold up the site on their way to the
 * database.
 */
async function toLines<T>(rows: PackedRows<T>, lineOf = (text: string) => text): Promise<string> {
  function* lines() {
    for (const text of rows.texts()) yield `${lineOf(text)}\n`;
  }
  const packed = await pipeline(Readable.from(lines()), createGzip(), buffer);
  return packed.toString("base64");
}

/** The lines of a stored text, unpacked piece by piece; of one that was stored before an upgrade as they are. */
async function* linesOf(text: string): AsyncGenerator<string> {
  if (!text.startsWith(ZIPPED)) return yield* text.split("\n");
  const pieces: AsyncIterable<Buffer> = Readable.from([Buffer.from(text, "base64")]).pipe(createGunzip());
  const decoder = new TextDecoder();
  let begun = "";
  for await (const piece of pieces) {
    const lines = (begun + decoder.decode(piece, { stream: true })).split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  yield begun;
}

async function fromLines<T>(text: string, read: (value: unknown) => T[]): Promise<PackedRows<T>> {
  const rest = yielding();
  const rows = new PackedRows<T>();
  for await (const line of linesOf(text)) {
    if (line === "") continue;
    for (const row of read(JSON.parse(line))) rows.push(row);
    await rest();
  }
  return rows;
}

/** The rows of a file as text to store. */
export async function writeFilas({ filas, ignoradas }: SheetRows): Promise<string> {
  const rest = JSON.stringify(ignoradas);
  return toLines(filas, (text) => `{"filas":${text},"ignoradas":${rest}}`);
}

/** Reads what `writeFilas` wrote. */
export async function readFilasKept(text: string): Promise<SheetRows> {
  const filas = await fromLines(text, (value) => Filas.parse(value).filas);
  return { filas, ignoradas: await readIgnoradas(text) };
}

/** The ignored titles; every line of the stored text repeats them. */
export async function readIgnoradas(text: string): Promise<string[]> {
  for await (const line of linesOf(text)) return Filas.parse(JSON.parse(line)).ignoradas;
  return [];
}

/** The plan of an import as text to store. */
export async function writeResultados<R extends object>(resultados: PackedRows<R>): Promise<string> {
  return toLines(resultados);
}

/** Reads what `writeResultados` wrote. */
export async function readResultados<R>(text: string, resultado: z.ZodType<R>): Promise<PackedRows<R>> {
  const all = z.array(resultado);
  return fromLines(text, (value) => all.parse(value));
}
