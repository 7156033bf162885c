import { whatsappHref, whatsappTo } from "~/domain/ajustes/ajustes";
import { countOf } from "~/domain/kernel/text";
import { respuestaName } from "./respuesta";

interface Sent {
  numero: string;
  lineas: readonly { codigo: string; cantidad: number }[];
}

/** Longest message in bytes, encoded as in the link. */
const MOST_BYTES = 1_900;

/**
 * What the customer says on WhatsApp: number and lines, as many as fit in 1,900 encoded bytes, then how many more there
 * are and where.
 */
export function whatsappText({ numero, lineas }: Sent, enlace: string): string {
  const head = `Hola, envié la solicitud ${numero}:`;
  for (let count = lineas.length; count >= 0; count -= 1) {
    const shown = lineas.slice(0, count).map(({ codigo, cantidad }) => `${cantidad} × ${codigo}`);
    const left = lineas.length - count;
    const rest = left > 0 ? [`… y ${countOf(left, "producto", "productos")} más: ${enlace}`] : [];
    const text = [head, ...shown, ...rest].join("\n");
    if (encodeURIComponent(text).length <= MOST_BYTES) return text;
  }
  return head;
}

interface Answered {
  numero: string;
  nombre: string;
  telefono: string;
}

/**
 * The link that opens WhatsApp for staff to write to who asked: with the address of the answer that was sent last, where one
 * was and is not over.
 */
export function respuestaWhatsapp(
  { numero, nombre, telefono }: Answered,
  enviada?: { version: number; pagina: string },
) {
  const about = enviada
    ? `Esta es nuestra cotización ${respuestaName(numero, enviada.version)}: ${enviada.pagina}`
    : `Le escribimos por su solicitud ${numero}.`;
  return whatsappTo(telefono, `Hola, ${nombre}. ${about}`);
}

/** The link that opens WhatsApp with a request's lines. */
export function whatsappListHref(whatsapp: string, sent: Sent, enlace: string): string {
  return whatsappHref(whatsapp, whatsappText(sent, enlace));
}
