import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout as pause } from "node:timers/promises";

/** Longest time that long work blocks Node at a stretch; what others ask for waits for it several times. */
const LONG_WORK_MS = 2;
/** Longest time that an answer blocks Node at a stretch. */
const ANSWER_MS = 4;
/** In each turn of Node's loop one new connection is accepted. */
const TURNS = 32;
/** Where each turn takes long, more of them would only make who waits wait longer. */
const OTHERS_MS = 250;

/** Longest time that long work waits for the answers that are being made: most take less. */
const PATIENCE_MS = 10;

/** An answer that takes longer than this waits for something itself: a form that is still on its way, a mail. */
const QUICK_MS = 250;

/** Since when an answer is being made. */
interface Answer {
  since: number;
}

/** Answers that long work waits for. */
const quick = new Set<Answer>();
const answer = new AsyncLocalStorage<Answer>();

/** Whether an answer is being made that will soon be there; what has taken long is not asked about again. */
function isAnswering(now: number): boolean {
  for (const one of quick) {
    if (now - one.since < QUICK_MS) return true;
    quick.delete(one);
  }
  return false;
}

/** Makes an answer; long work waits for it between two steps, unless it takes long or is itself long work. */
export async function asAnswer<T>(make: () => Promise<T>): Promise<T> {
  const own = { since: performance.now() };
  quick.add(own);
  try {
    return await answer.run(own, make);
  } finally {
    quick.delete(own);
  }
}

/**
 * Returns a function to await after each step of long work: once 2 ms have passed it lets other work run, and waits up to
 * 10 ms for answers that are being made, because each of them comes back several times.
 */
export function yielding(): () => Promise<void> {
  const own = answer.getStore();
  if (own) quick.delete(own);
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONG_WORK_MS) return;
    await setImmediate();
    for (const end = performance.now() + PATIENCE_MS; isAnswering(performance.now()) && performance.now() < end;)
      await pause(1);
    since = performance.now();
  };
}

/** Lets all others who are there run first, those too whose connections wait to be accepted; no longer than 250 ms. */
export async function letOthersFirst(): Promise<void> {
  const end = performance.now() + OTHERS_MS;
  for (let turn = 0; turn < TURNS && performance.now() < end; turn += 1) await setImmediate();
}

let turnBegan: number | undefined;

/** Lets other work run when whatever runs in this turn of Node's loop has blocked it for 4 ms. */
export async function yieldIfLong(): Promise<void> {
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    globalThis.setImmediate(() => (turnBegan = undefined));
  } else if (performance.now() - turnBegan >= ANSWER_MS) await setImmediate();
}
