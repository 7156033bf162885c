const fechaHora = new Intl.DateTimeFormat("es-CO", {
  timeZone: "America/Bogota",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** "20 de noviembre de 2026, 3:05 p. m.": a moment as it is told in Colombia (decision 37). Only on the server. */
export function formatMoment(moment: Date): string {
  return fechaHora.format(moment).replace(/\u202f/g, "\u00a0");
}
