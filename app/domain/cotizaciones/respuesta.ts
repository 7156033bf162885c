import { todayInBogota, plusDays } from "~/domain/kernel/dates";
import { countOf } from "~/domain/kernel/text";
import { formatPesos, ivaOf, pesosText } from "./pesos";
import type { LineaRespuesta } from "./schemas/respuesta";

/** Days for which an answer is valid unless staff type others. */
export const VALIDEZ = 8;

interface Stored {
  validez_dias: number;
  mensaje: string;
  lineas: readonly LineaRespuesta[];
}

/** An answer as the fields of its form show it. */
export function typedOf({ validez_dias, mensaje, lineas }: Stored): Record<string, string> {
  const cells = lineas.flatMap(({ precio, iva, dias, disponible }, at) => [
    [`precio-${at}`, precio === null ? "" : pesosText(precio)],
    [`iva-${at}`, String(iva)],
    [`dias-${at}`, String(dias ?? "")],
    [`agotada-${at}`, disponible ? "" : "on"],
  ]);
  return { validez_dias: String(validez_dias), mensaje, ...Object.fromEntries(cells) };
}

/** A line as sums need it; `iva` in per cent. */
type Priced = Pick<LineaRespuesta, "cantidad" | "precio"> & { iva: number };

/** The sum of a line without IVA, in centavos; null without a price. */
export function lineTotal({ cantidad, precio }: Pick<Priced, "cantidad" | "precio">): number | null {
  return precio === null ? null : precio * cantidad;
}

/** Subtotal, IVA and total of an answer, in centavos. IVA is rounded line by line. */
export function totalesOf(lineas: readonly Priced[]) {
  const priced = lineas.map((linea) => ({ base: lineTotal(linea) ?? 0, tarifa: linea.iva }));
  const subtotal = priced.reduce((sum, { base }) => sum + base, 0);
  const iva = priced.reduce((sum, { base, tarifa }) => sum + ivaOf(base, tarifa), 0);
  return { subtotal, iva, total: subtotal + iva };
}

/** The sums of an answer as they are shown, the total last. */
export function totalesText({ subtotal, iva, total }: ReturnType<typeof totalesOf>): (readonly [string, string])[] {
  return [
    ["Subtotal", formatPesos(subtotal)],
    ["IVA", formatPesos(iva)],
    ["Total", formatPesos(total)],
  ];
}

/** What the total of an answer leaves out, as it is told beside it; "" where every line has a price. */
export function sinPrecioText(lineas: readonly Pick<LineaRespuesta, "precio" | "disponible">[]): string {
  const unpriced = lineas.filter(({ precio }) => precio === null);
  const pending = unpriced.filter(({ disponible }) => disponible).length;
  const gone = unpriced.length - pending;
  const said = [
    pending > 0 ? `${countOf(pending, "producto", "productos")} por confirmar` : "",
    gone > 0 ? countOf(gone, "producto no disponible", "productos no disponibles") : "",
  ].filter(Boolean);
  return said.length > 0 ? `El total no incluye ${said.join(" ni ")}.` : "";
}

/** The rate of a line; "-" without a price. */
export function ivaText({ precio, iva }: Pick<LineaRespuesta, "precio" | "iva">): string {
  return precio === null ? "-" : `${iva} %`;
}

/** The sum of a line without IVA; "-" without a price. */
export function totalText(linea: Pick<Priced, "cantidad" | "precio">): string {
  const sum = lineTotal(linea);
  return sum === null ? "-" : formatPesos(sum);
}

/** What stands in place of a price. */
export function precioText({ precio, disponible }: Pick<LineaRespuesta, "precio" | "disponible">): string {
  if (precio !== null) return formatPesos(precio);
  return disponible ? "Por confirmar" : "No disponible";
}

/** The version that was sent last, of all versions, the newest first. */
export function enviadaOf<R extends { enviada_at: Date | null }>(respuestas: readonly R[]): R | undefined {
  return respuestas.find(({ enviada_at }) => enviada_at);
}

/** The last day, in Bogotá, as YYYY-MM-DD, on which what was offered at a moment for so many days is valid. */
export function venceOf(enviada_at: Date, dias: number): string {
  return plusDays(todayInBogota(enviada_at), dias);
}

interface Enviada extends Pick<Stored, "validez_dias" | "lineas"> {
  enviada_at: Date | null;
  aceptada_at: Date | null;
}

/** Why the customer of a request cannot accept its answer any more, for staff. */
export const cierres = {
  cerrada: "La solicitud está perdida y el cliente ya no puede aceptar esta versión. Cambie su estado o prepare otra.",
  vencida: "El cliente ya no puede aceptar esta versión. Prepare otra con los precios de hoy.",
} as const;
export type Cierre = keyof typeof cierres;

/** Whether an answer has a price: without one it is not accepted, and valid for no time. */
export function hayPrecios(lineas: readonly Pick<LineaRespuesta, "precio">[]): boolean {
  return lineas.some(({ precio }) => Boolean(precio));
}

/** Whether an answer that was sent was closed, or is out of date (`hoy`, in Bogotá, as YYYY-MM-DD); null for one that was accepted. */
export function cierreOf(
  { enviada_at, aceptada_at, ...offered }: Enviada,
  { estado, hoy }: { estado: string; hoy: string },
): Cierre | null {
  if (!enviada_at || aceptada_at) return null;
  if (estado === "perdida") return "cerrada";
  return hayPrecios(offered.lineas) && venceOf(enviada_at, validezOf(offered)) < hoy ? "vencida" : null;
}

/** Days after which the first price of an answer is no longer valid, and with it the answer. */
export function validezOf({ validez_dias, lineas }: Pick<Stored, "validez_dias" | "lineas">): number {
  const dias = lineas.filter(({ precio }) => precio !== null).map((linea) => linea.dias ?? validez_dias);
  return dias.reduce((least, one) => Math.min(least, one), dias[0] ?? validez_dias);
}

/** What an answer is called: COT-2026-00123, then COT-2026-00123 v2. */
export function respuestaName(numero: string, version: number): string {
  return version === 1 ? numero : `${numero} v${version}`;
}

/** Address of an answer's page, for its customer. */
export function respuestaHref(enlace: string, origin = ""): string {
  return `${origin}/cotizacion/respuesta/${enlace}`;
}

/** Why an answer cannot be sent. */
export const INCOMPLETA = "Escriba al menos un precio, o marque lo que no está disponible. Ninguno puede ser 0.";

/** Whether an answer says something of at least one line, and none costs nothing. */
export function isComplete(lineas: readonly LineaRespuesta[]): boolean {
  return lineas.some(({ precio, disponible }) => precio ?? !disponible) && lineas.every(({ precio }) => precio !== 0);
}
