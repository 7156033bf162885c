import { Readable } from "node:stream";
import { createGunzip, gzipSync } from "node:zlib";
import { z } from "zod";
import type { SheetRows } from "./filas.server";
import { type Tipo, tipos } from "./importacion";
import { PackedBatches } from "./packed.server";

/** How every compressed text begins. */
const ZIPPED = "H4sI";

const Filas = z.object({
  filas: z.array(
    z.object({ fila: z.number(), celdas: z.record(z.string(), z.string()), fechas: z.array(z.string()).optional() }),
  ),
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
function toLines(rows: Texts, { first = "", lineOf = (text: string) => text } = {}): string {
  const packed: Buffer[] = [];
  let piece = `${first}\n`;
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
    yield* lines.filter((line) => line !== "");
  }
  if (begun !== "") yield begun;
}

/** The rows of a file as text to store. */
export function writeFilas({ filas, ignoradas }: SheetRows): string {
  const rest = JSON.stringify(ignoradas);
  return toLines(filas, { lineOf: (text) => `{"filas":${text},"ignoradas":${rest}}` });
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

/** What the screen of an import says of all its rows; the first line of its stored plan. */
const Resumen = z.object({ cuentas: z.record(z.enum(tipos), z.number()), ignoradas: z.array(z.string()) });
export type Resumen = z.infer<typeof Resumen>;

/** The plan of an import as text to store. */
export function writeResultados(resultados: Texts, resumen: Resumen): string {
  return toLines(resultados, { first: JSON.stringify(resumen) });
}

/** The summary of a stored plan; null for one that was stored before an upgrade, which has none. */
export async function readResumen(text: string): Promise<Resumen | null> {
  for await (const line of linesOf(text)) return Resumen.safeParse(JSON.parse(line)).data ?? null;
  return null;
}

/** The rows of a stored plan, in batches; an earlier version may have written other fields. */
export async function* readResultados(text: string): AsyncGenerator<{ tipo: Tipo }[]> {
  for await (const line of linesOf(text)) {
    const rows = JSON.parse(line);
    if (Array.isArray(rows)) yield rows;
  }
}
