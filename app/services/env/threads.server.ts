import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Starts a thread from a file of the build, or from sources through tsx. Its environment is empty unless one is given. */
export function startThread(code: URL, options: WorkerOptions): Worker {
  const all = { env: {}, ...options };
  if (!code.pathname.endsWith(".ts")) return new Worker(code, all);
  const translated = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(code.href)})))`;
  return new Worker(translated, { ...all, eval: true });
}

/** Where Linux tells of the calling thread and of all; it gives each a priority of its own. Elsewhere there is nothing. */
const SELF = "/proc/thread-self";
const THREADS = "/proc/self/task";
/** What Node calls the threads that collect garbage and compile. */
const HELPER = "V8Worker";
/** A third of the processor's time of a thread that answers, where both want it; long work gets a tenth. */
const HELPERS_NICE = 5;

/** What the system says; `otherwise` where it says nothing, does not allow it, or the thread has ended: all goes on as before. */
function readOr<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

function lower(thread: string, nice: number): void {
  readOr(() => setPriority(Number(thread), nice), undefined);
}

function nameOf(thread: string): string {
  return readOr(() => readFileSync(`${THREADS}/${thread}/comm`, "utf8").trim(), "");
}

/** Makes the calling thread give way to those that answer, where there are fewer processors than threads at work. */
export function giveWay(): void {
  readOr(() => lower(basename(readlinkSync(SELF)), constants.priority.PRIORITY_BELOW_NORMAL), undefined);
}

/** Makes the threads that collect garbage and compile give way to those that answer. */
export function helpersGiveWay(): void {
  for (const thread of readOr(() => readdirSync(THREADS), []))
    if (nameOf(thread) === HELPER) lower(thread, HELPERS_NICE);
}
