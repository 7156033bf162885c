/** The states of a request: what staff did with it. */
export const estadosCotizacion = [
  { value: "nueva", label: "Nueva" },
  { value: "en_curso", label: "En curso" },
  { value: "cotizada", label: "Cotizada" },
  { value: "ganada", label: "Ganada" },
  { value: "perdida", label: "Perdida" },
] as const;

/** Filters of the list of requests: by state, or those whose customer waits for an answer to a question. */
export const filtrosCotizacion = [
  ...estadosCotizacion,
  { value: "pregunta", label: "Con pregunta sin responder" },
] as const;
export type FiltroCotizacion = (typeof filtrosCotizacion)[number]["value"];

/** What staff call a state. */
export function estadoLabel(estado: string): string {
  return estadosCotizacion.find(({ value }) => value === estado)?.label ?? estado;
}
