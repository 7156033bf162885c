import { setImmediate } from "node:timers/promises";

/** Longest time in milliseconds that long work keeps everybody else waiting. */
const AT_A_STRETCH_MS = 20;

/** For long work in small steps: awaited after each of them, it lets others have their turn as often as is needed. */
export function yielding(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
