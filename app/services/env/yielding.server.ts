import { setImmediate } from "node:timers/promises";

/** Longest time that long work blocks Node at a stretch; what others ask for waits for it several times. */
const LONG_WORK_MS = 2;
/** Longest time that an answer blocks Node at a stretch. */
const ANSWER_MS = 4;
/** In each turn of Node's loop one new connection is accepted. */
const TURNS = 32;

/** Returns a function to await after each step of long work: it lets other work run once 2 ms have passed. */
export function yielding(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONG_WORK_MS) return;
    await setImmediate();
    since = performance.now();
  };
}

/** Lets all others who are there run first, those too whose connections wait to be accepted. */
export async function letOthersFirst(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}

let turnBegan: number | undefined;

/** Lets other work run when whatever runs in this turn of Node's loop has blocked it for 4 ms. */
export async function yieldIfLong(): Promise<void> {
  if (turnBegan === undefined) {
    turnBegan = performance.now();
    globalThis.setImmediate(() => (turnBegan = undefined));
  } else if (performance.now() - turnBegan >= ANSWER_MS) await setImmediate();
}
