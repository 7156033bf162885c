import { setImmediate } from "node:timers/promises";

/** Longest time that long work blocks Node at a stretch. */
const AT_A_STRETCH_MS = 20;

/** Returns a function to await after each step of long work: it lets other work run once 20 ms have passed. */
export function yielding(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
