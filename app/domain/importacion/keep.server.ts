import { Readable } from "node:stream";
import { createGunzip, gzipSync } from "node:zlib";
import { z } from "zod";
import type { SheetRows } from "./filas.server";
import type { Tipo } from "./importacion";
import { PackedBatches } from "./packed.server";

/** How every compressed text begins. */
const ZIPPED = "H4sI";

const Filas = z.object({
  filas: z.array(z.object({ fila: z.number(), celdas: z.record(z.string(), z.string()) })),
  ignoradas: z.array(z.string()),
});

type Texts = Pick<PackedBatches<unknown>, "texts">;

/** Characters that are compressed at once. */
const PIECE = 1_000_000;

/**
 * Rows as text to store: a line for each batch, so that they can be read line by line; compressed, because a hundred
 * thousand rows as they are would hold up the site on their way to the database. It is made at a stretch, in the thread
 * that planned.
 */
function toLines(rows: Texts, lineOf = (text: string) => text): string {
  const packed: Buffer[] = [];
  let piece = "";
  for (const text of rows.texts()) {
    piece += `${lineOf(text)}\n`;
    if (piece.length < PIECE) continue;
    packed.push(gzipSync(piece));
    piece = "";
  }
  return Buffer.concat([...packed, gzipSync(piece)]).toString("base64");
}

/** The lines of a stored text, unpacked piece by piece; of one that was stored before an upgrade as they are. */
async function* linesOf(text: string): AsyncGenerator<string> {
  if (!text.startsWith(ZIPPED)) return yield* text.split("\n").filter((line) => line !== "");
  const pieces: AsyncIterable<Buffer> = Readable.from([Buffer.from(text, "base64")]).pipe(createGunzip());
  const decoder = new TextDecoder();
  let begun = "";
  for await (const piece of pieces) {
    const lines = (begun + decoder.decode(piece, { stream: true })).split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (begun !== "") yield begun;
}

/** The rows of a file as text to store. */
export function writeFilas({ filas, ignoradas }: SheetRows): string {
  const rest = JSON.stringify(ignoradas);
  return toLines(filas, (text) => `{"filas":${text},"ignoradas":${rest}}`);
}

async function* filasOf(text: string): AsyncGenerator<string> {
  for await (const line of linesOf(text)) yield JSON.stringify(Filas.parse(JSON.parse(line)).filas);
}

/** Reads what `writeFilas` wrote. */
export async function readFilasKept(text: string): Promise<SheetRows> {
  return { filas: await PackedBatches.of(filasOf(text)), ignoradas: await readIgnoradas(text) };
}

/** The ignored titles; every line of the stored text repeats them. */
export async function readIgnoradas(text: string): Promise<string[]> {
  for await (const line of linesOf(text)) return Filas.parse(JSON.parse(line)).ignoradas;
  return [];
}

/** The plan of an import as text to store. */
export function writeResultados(resultados: Texts): string {
  return toLines(resultados);
}

/** Reads what `writeResultados` wrote; an earlier version may have written other fields. */
export async function readResultados(text: string): Promise<PackedBatches<{ tipo: Tipo }>> {
  return PackedBatches.of(linesOf(text));
}
