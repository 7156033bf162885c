/** Whether the machine's clock goes on from what this site saw of it last, is far ahead of that, or far behind it. */
export type ClockJudgement = "en hora" | "adelantado" | "atrasado";

/** What a site knows of the time. */
export interface ClockRecord {
  /** The last moment that was believed. */
  visto: Date;
  /** Moments that do not go on from it: the first and the last of those that go on from each other. */
  otra: { desde: Date; vista: Date } | null;
}

const DAY_MS = 24 * 3_600_000;
/** A site may have been off for so long, or its clock wrong by so much, and its clock is believed. */
const CERCA_MS = 7 * DAY_MS;
/** A clock that does not go on from what was believed is believed after so long: nobody has corrected it. */
export const PRUEBA_MS = 7 * DAY_MS;

function isNear(moment: Date, other: Date, ms: number): boolean {
  return Math.abs(moment.getTime() - other.getTime()) <= ms;
}

/** What is known once the machine's clock was looked at. */
export function judgeClock({ visto, otra }: ClockRecord, moment: Date): { hora: ClockJudgement; reloj: ClockRecord } {
  const desde = otra && isNear(moment, otra.vista, DAY_MS) ? otra.desde : moment;
  if (isNear(moment, visto, CERCA_MS) || moment.getTime() - desde.getTime() >= PRUEBA_MS)
    return { hora: "en hora", reloj: { visto: moment, otra: null } };
  return { hora: moment > visto ? "adelantado" : "atrasado", reloj: { visto, otra: { desde, vista: moment } } };
}

/** Milliseconds by which a clock that is behind is put right: to the last believed moment, and what has passed since. */
export function clockCorrection({ hora, reloj: { visto, otra } }: ReturnType<typeof judgeClock>): number {
  return hora === "atrasado" && otra ? visto.getTime() - otra.desde.getTime() : 0;
}
