const MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];
/** Colombia keeps one time all year. */
const BOGOTA_MS = -5 * 3_600_000;

/** The moment with Bogotá's clock where its UTC clock was. */
function inBogota(moment: Date): Date {
  return new Date(moment.getTime() + BOGOTA_MS);
}

function dayOf(date: Date): string {
  return `${date.getUTCDate()} de ${MONTHS[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;
}

/**
 * "20 de noviembre de 2026, 3:05 p. m.": a moment as it is told in Colombia (decision 37). Written by hand: browsers
 * and servers disagree on the signs between, and what both render must be the same.
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

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** "15 de enero de 2026" of YYYY-MM-DD. */
export function formatFecha(fecha: string): string {
  return isDate(fecha) ? dayOf(new Date(`${fecha}T12:00:00Z`)) : fecha;
}

/** How long ago something was: "Hoy", "Hace 1 día", "Hace 12 días". */
export function timeAgo(ms: number): string {
  const days = Math.floor(ms / 86_400_000);
  return days <= 0 ? "Hoy" : days === 1 ? "Hace 1 día" : `Hace ${days} días`;
}
