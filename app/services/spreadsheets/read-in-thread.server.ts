import { on } from "node:events";
import type { Worker } from "node:worker_threads";
import { errorCode } from "~/services/env/errors.server";
import { startThread } from "~/services/env/threads.server";
import { anybody, TooBusy, Turns } from "~/services/env/turns.server";
import { log } from "~/services/log/log.server";
import { BadTable, MB, tableLimits, type TableRow } from "./table.server";
import type { ThreadMessage } from "./thread.server";

/** A queue of files, of which one at a time is read. */
export interface Lane {
  turns: Turns;
  /**
   * Limits for reading one file: time, bytes of its unpacked parts, and heap of the thread. The thread gives way to those
   * that answer: on a busy machine it has a tenth of a processor.
   */
  ms: number;
  unpacked: number;
  heapMb: number;
}

/** The files of staff. */
export const staffLane: Lane = {
  turns: new Turns({ width: 1, most: 4 }),
  ms: 60_000,
  unpacked: tableLimits.unpacked,
  heapMb: 192,
};
/** The files of visitors, which are short: nobody who works waits for them, and a hostile one holds up the next shortly. */
export const visitorLane: Lane = {
  turns: new Turns({ width: 1, most: 5 }),
  ms: 10_000,
  unpacked: 4 * MB,
  heapMb: 96,
};

const fromSources = import.meta.url.endsWith(".ts");
const code = new URL(fromSources ? "./thread.server.ts" : "./table-thread.js", import.meta.url);

/** Starts the thread. It receives the path of the file and the most bytes it may unpack to. */
function startReader(path: string, { heapMb, unpacked }: Lane): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 };
  return startThread(code, { workerData: { path, unpacked }, resourceLimits });
}

export const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Why a file is not read, from what ended the thread that read it. */
export function reasonOf(error: unknown): BadTable {
  if (error instanceof BadTable) return error;
  const reason = errorCode(error);
  if (reason === "ABORT_ERR") return new BadTable("tiempo");
  if (reason === OUT_OF_MEMORY) return new BadTable("memoria");
  log.error("A spreadsheet ended the thread that read it", error);
  return new BadTable("danado");
}

async function* answersOf(worker: Worker, signal: AbortSignal): AsyncGenerator<ThreadMessage> {
  try {
    for await (const [answer] of on(worker, "message", { close: ["exit"], signal })) yield answer;
  } catch (error) {
    throw reasonOf(error);
  }
  throw reasonOf(new Error("It ended without a word"));
}

async function* rowsOf(worker: Worker, signal: AbortSignal): AsyncGenerator<TableRow> {
  for await (const answer of answersOf(worker, signal)) {
    if ("reason" in answer) throw new BadTable(answer.reason, answer.fila);
    yield* answer.rows;
    if (answer.last) return;
    worker.postMessage("more");
  }
}

async function readNow<T>(path: string, consume: (rows: AsyncIterable<TableRow>) => Promise<T>, lane: Lane) {
  const worker = startReader(path, lane);
  // The reader gets the error; without a listener, an error after reading would end the process.
  worker.on("error", () => undefined);
  try {
    return await consume(rowsOf(worker, AbortSignal.timeout(lane.ms)));
  } finally {
    await worker.terminate();
  }
}

/** Does work on a file in its turn. Throws BadTable when too many wait. */
export async function inLane<T>(lane: Lane, work: () => Promise<T>, asker = anybody): Promise<T> {
  return lane.turns.run([asker], work).catch((error: unknown) => {
    throw error instanceof TooBusy ? new BadTable("espera") : error;
  });
}

/**
 * Reads a spreadsheet in a worker thread and passes its rows to `consume`, so that a hostile file does not stop the
 * site. Throws BadTable, also for a file that takes too much time or memory.
 */
export async function readTableInThread<T>(
  path: string,
  consume: (rows: AsyncIterable<TableRow>) => Promise<T>,
  lane: Lane,
  asker = anybody,
): Promise<T> {
  return inLane(lane, () => readNow(path, consume, lane), asker);
}
