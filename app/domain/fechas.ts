const ZONA = "America/Bogota";
const dia = new Intl.DateTimeFormat("es-CO", { timeZone: ZONA, dateStyle: "long" });
const momento = new Intl.DateTimeFormat("es-CO", { timeZone: ZONA, dateStyle: "long", timeStyle: "short" });
const partes = new Intl.DateTimeFormat("en-CA", { timeZone: ZONA, year: "numeric", month: "2-digit", day: "2-digit" });

/** Today in Bogotá as YYYY-MM-DD. */
export function hoy(now = new Date()): string {
  return partes.format(now);
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function esFecha(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** "15 de enero de 2026" of YYYY-MM-DD. */
export function formatFecha(fecha: string): string {
  return esFecha(fecha) ? dia.format(new Date(`${fecha}T17:00:00Z`)) : fecha;
}

/** "15 de enero de 2026, 3:04 p. m.", Bogotá time. */
export function formatMomento(time: Date): string {
  return momento.format(time);
}
