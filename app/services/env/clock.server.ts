/** How far the clocks of two instances may be apart. */
export const SKEW_MS = 5 * 60_000;

/** Milliseconds added to the machine's clock while that is known to be behind; 0 otherwise. */
let correction = 0;

/** What the machine's clock says, right or wrong. */
export function machineTime(): Date {
  return new Date(Date.now());
}

/** Has `now` say this many milliseconds more than the machine's clock. */
export function correctClock(ms: number): void {
  correction = ms;
}

/** The present moment for everything that is stored or compared with what is stored (`domain/operation/clock.server.ts`). */
export function now(): Date {
  return new Date(Date.now() + correction);
}

/** The moment so many milliseconds from now, or before it. */
export function fromNow(ms: number): Date {
  return new Date(now().getTime() + ms);
}

/**
 * Condition on the stored end of something that lasts `longestMs` at most: it has not ended yet. An end farther off was
 * written by a clock that was ahead; it counts as past.
 */
export function stillToCome(longestMs: number, moment = now()): { gt: Date; lte: Date } {
  return { gt: moment, lte: new Date(moment.getTime() + longestMs + SKEW_MS) };
}

/** The same for an end that was read. */
export function isStillToCome(end: Date, longestMs: number): boolean {
  const { gt, lte } = stillToCome(longestMs);
  return end > gt && end <= lte;
}

/** Condition on a stored moment: it was within the last `ms`. One in the future was written by a clock that was ahead. */
export function within(ms: number): { gte: Date; lte: Date } {
  return { gte: fromNow(-ms), lte: fromNow(SKEW_MS) };
}

/** The same for a moment that was read. */
export function isWithin(moment: Date, ms: number): boolean {
  const { gte, lte } = within(ms);
  return moment >= gte && moment <= lte;
}
