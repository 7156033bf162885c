/**
 * How far ahead of this clock, in ms, a stored time is believed: its writer's clock was ahead. What lasts seconds goes
 * by the clock that instances share (`sharedNow`): the lease of a mail, the silence of a backup job.
 */
export const SKEW_MS = 5 * 60_000;

/** Milliseconds added to the machine's clock while it is known to be behind; otherwise 0. */
let correction = 0;

/** The machine's time, uncorrected. */
export function machineTime(): Date {
  return new Date(Date.now());
}

/** Makes `now` return the machine's time plus this many milliseconds. */
export function correctClock(ms: number): void {
  correction = ms;
}

/**
 * The current time, for everything that is stored or compared with stored times (`domain/operation/clock.server.ts`).
 */
export function now(): Date {
  return new Date(Date.now() + correction);
}

/** The time `ms` milliseconds from now; before now when negative. */
export function fromNow(ms: number): Date {
  return new Date(now().getTime() + ms);
}

/**
 * Database condition: the stored end of something that lasts at most `longestMs` is in the future. An end farther away
 * was written by a clock that was ahead, and counts as past.
 */
export function unexpired(longestMs: number, moment = now()): { gt: Date; lte: Date } {
  return { gt: moment, lte: new Date(moment.getTime() + longestMs + SKEW_MS) };
}

/** `unexpired` for an end that was already read. */
export function isUnexpired(end: Date, longestMs: number): boolean {
  const { gt, lte } = unexpired(longestMs);
  return end > gt && end <= lte;
}

/**
 * Database condition: a stored time lies within the last `ms` before `moment`. Up to five minutes after it is allowed,
 * for a clock that was ahead.
 */
export function withinLast(ms: number, moment = now()): { gte: Date; lte: Date } {
  return { gte: new Date(moment.getTime() - ms), lte: new Date(moment.getTime() + SKEW_MS) };
}

/** `withinLast` for a time that was already read. */
export function isWithinLast(time: Date, ms: number, moment = now()): boolean {
  const { gte, lte } = withinLast(ms, moment);
  return time >= gte && time <= lte;
}
