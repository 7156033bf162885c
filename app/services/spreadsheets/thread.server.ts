import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { readTable } from "./read.server";
import { type BadReason, BadTable, type TableRow } from "./table.server";

/** Rows, of which more follow unless they are the last; or why there are none. */
export type Answer = { rows: TableRow[]; last: boolean } | { reason: BadReason; fila?: number };

/** What is handed over at a time, so that nobody waits while it is taken. */
const MOST = { cells: 5_000, signs: 250_000 };

async function* batches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let [cells, signs] = [0, 0];
  for await (const row of rows) {
    batch.push(row);
    cells += row.celdas.length;
    for (const celda of row.celdas) signs += celda.length;
    if (cells < MOST.cells && signs < MOST.signs) continue;
    yield batch;
    [batch, cells, signs] = [[], 0, 0];
  }
  yield batch;
}

/** The whole of a thread: reads the file it was given, and waits each time until what it read was taken. */
async function readFor(port: NonNullable<typeof parentPort>, path: string): Promise<void> {
  const tell = (answer: Answer) => port.postMessage(answer);
  try {
    for await (const rows of batches(readTable(readFileSync(path)))) {
      tell({ rows, last: false });
      await once(port, "message");
    }
    tell({ rows: [], last: true });
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    tell({ reason: error.reason, fila: error.fila });
  }
}

if (parentPort) await readFor(parentPort, workerData);
