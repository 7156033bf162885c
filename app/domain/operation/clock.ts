/** The machine's clock compared with the last trusted time: near it, far ahead of it, or far behind it. */
export type ClockJudgement = "en hora" | "adelantado" | "atrasado";

/** What the site remembers about its clock. */
export interface ClockRecord {
  /** The last time that was trusted. */
  visto: Date;
  /** A clock that disagrees with `visto`: when that was first seen, and when last. */
  otra: { desde: Date; vista: Date } | null;
}

const DAY_MS = 24 * 3_600_000;
/** Up to this difference from the last trusted time the clock is trusted: the site may have been off for so long. */
const CERCA_MS = 7 * DAY_MS;
/** A clock that disagrees with the last trusted time is trusted after this long: nobody has corrected it. */
const PRUEBA_MS = 7 * DAY_MS;

function isNear(moment: Date, other: Date, ms: number): boolean {
  return Math.abs(moment.getTime() - other.getTime()) <= ms;
}

/** Judges the machine's time `moment` by the clock record. Returns the judgement and the new record. */
export function judgeClock({ visto, otra }: ClockRecord, moment: Date): { hora: ClockJudgement; reloj: ClockRecord } {
  const desde = otra && isNear(moment, otra.vista, DAY_MS) ? otra.desde : moment;
  if (isNear(moment, visto, CERCA_MS) || moment.getTime() - desde.getTime() >= PRUEBA_MS)
    return { hora: "en hora", reloj: { visto: moment, otra: null } };
  return { hora: moment > visto ? "adelantado" : "atrasado", reloj: { visto, otra: { desde, vista: moment } } };
}

/**
 * Milliseconds to add to a clock that is behind, so that time goes on from the last trusted time; 0 for other clocks.
 */
export function clockCorrection({ hora, reloj: { visto, otra } }: ReturnType<typeof judgeClock>): number {
  return hora === "atrasado" && otra ? visto.getTime() - otra.desde.getTime() : 0;
}
