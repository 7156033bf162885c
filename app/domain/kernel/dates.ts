const MONTHS = ["ene.", "feb.", "mar.", "abr.", "may.", "jun.", "jul.", "ago.", "sept.", "oct.", "nov.", "dic."];
/** Colombia has no daylight saving time. */
const BOGOTA_MS = -5 * 3_600_000;

/** The moment shifted so that its UTC getters return the date and time in Bogotá. */
function inBogota(moment: Date): Date {
  return new Date(moment.getTime() + BOGOTA_MS);
}

function dayOf(date: Date): string {
  return `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`.replaceAll(" ", "\u00a0");
}

/**
 * "20 de nov. de 2026, 3:05 p. m.": a moment in Colombian time (DEC 37); a line breaks only after the comma. Not made
 * with Intl: browsers and servers disagree on the separators, and both must render the same text.
 */
export function formatMoment(moment: Date): string {
  const there = inBogota(moment);
  const hour = there.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, "0")}`;
  const half = hour < 12 ? "a.\u00a0m." : "p.\u00a0m.";
  return `${dayOf(there)}, ${clock}\u00a0${half}`;
}

/** Today in Bogotá as YYYY-MM-DD. */
export function todayInBogota(now = new Date()): string {
  return inBogota(now).toISOString().slice(0, 10);
}

/** The moment at which today began in Bogotá. */
export function todaysBeginning(now: Date): Date {
  return new Date(Date.parse(todayInBogota(now)) - BOGOTA_MS);
}

/** The date so many days after a date, both as YYYY-MM-DD. */
export function plusDays(fecha: string, days: number): string {
  return new Date(new Date(`${fecha}T12:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a text is a date that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** "15 de ene. de 2026" for "2026-01-15"; a text that is no date is returned as it is. */
export function formatFecha(fecha: string): string {
  return isDate(fecha) ? dayOf(new Date(`${fecha}T12:00:00Z`)) : fecha;
}

/** The version of a policy as people read it: "15 de ene. de 2026"; another one of that day has its number behind it. */
export function formatVersion(version: string): string {
  const [, fecha, other] = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?$/.exec(version) ?? [];
  if (fecha === undefined) return version;
  return other === undefined ? formatFecha(fecha) : `${formatFecha(fecha)} (${other})`;
}

/** A date or a moment as the database writes it, as people read it; any other text is returned as it is. */
export function readableDate(text: string): string {
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? formatMoment(moment) : formatFecha(text);
}

/** How many days of the calendar in Bogotá ago a moment was: "Hoy", "Hace 1 día", "Hace 12 días". */
export function timeAgo(moment: Date, now: Date): string {
  const days = (todaysBeginning(now).getTime() - todaysBeginning(moment).getTime()) / 86_400_000;
  return days <= 0 ? "Hoy" : days === 1 ? "Hace 1 día" : `Hace ${days} días`;
}
