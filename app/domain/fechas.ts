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

/**
 * "20 de noviembre de 2026, 3:05 p. m.": a moment as it is told in Colombia (decision 37). Written by hand: browsers
 * and servers disagree on the signs between, and what both render must be the same.
 */
export function formatMoment(moment: Date): string {
  const there = new Date(moment.getTime() + BOGOTA_MS);
  const hour = there.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(there.getUTCMinutes()).padStart(2, "0")}`;
  const half = hour < 12 ? "a.\u00a0m." : "p.\u00a0m.";
  const day = `${there.getUTCDate()} de ${MONTHS[there.getUTCMonth()]} de ${there.getUTCFullYear()}`;
  return `${day}, ${clock}\u00a0${half}`;
}
