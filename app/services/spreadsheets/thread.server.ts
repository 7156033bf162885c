import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "~/services/env/threads.server";
import { readTable } from "./read.server";
import { type BadReason, BadTable, type TableRow } from "./table.server";

/** A message of the thread: a batch of rows (more follow unless it is the last), or why the file cannot be read. */
export type ThreadMessage = { rows: TableRow[]; last: boolean } | { reason: BadReason; fila?: number };

/** Size of a batch, small enough that receiving it does not block the site. */
const MOST = { cells: 1_000, signs: 50_000 };

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

/** The thread's work: reads the file and sends it in batches, waiting after each for a message that asks for more. */
async function readFor(
  port: NonNullable<typeof parentPort>,
  { path, unpacked }: { path: string; unpacked: number },
): Promise<void> {
  const tell = (answer: ThreadMessage) => port.postMessage(answer);
  try {
    for await (const rows of batches(readTable(readFileSync(path), unpacked))) {
      tell({ rows, last: false });
      await once(port, "message");
    }
    tell({ rows: [], last: true });
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    tell({ reason: error.reason, fila: error.fila });
  }
}

if (parentPort) {
  giveWay();
  await readFor(parentPort, workerData);
}
