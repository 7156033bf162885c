import { firstPhone, whatsappDigits } from "~/domain/kernel/links";
import { POLITICA_VERSION } from "./politica";

/** The company's name until staff save one; alone, because every screen of the back office loads it. */
export const EMPRESA = "GED Autopartes";

/** The company's details (DEC 39), used for each setting that staff have not saved. */
export const ajustesDefaults = {
  empresa: EMPRESA,
  lema: "Autopartes fabricadas en Colombia",
  ciudades: "Bogotá y Cota, Cundinamarca",
  telefono: "+57 601 555 0100",
  whatsapp: "https://wa.me/573005550100",
  correo: "ventas@ejemplo.com",
  direccion: "Km 2,5 vía Cota – Siberia, Bodega 14, Cota, Cundinamarca",
  web: "www.ejemplo.com",
  horario_semana: "Lunes a viernes 7:00 AM - 5:00 PM",
  horario_fin_de_semana: "Sábados y domingos cerrado",
  whatsapp_saludo: "Hola, me interesa conocer más sobre sus productos de autopartes.",
} as const;

/** Settings of what visitors send and of its answers, in no page that is for everybody (DEC 16, 18, 20). */
export const ajustesContactoDefaults = {
  correo_remitente: "sitio@ejemplo.com",
  correo_destinatarios: "ventas@ejemplo.com, gerencia@ejemplo.com",
  correo_asunto: "Contacto página Web - ",
  mensaje_enviado: "Su mensaje ha sido enviado correctamente. Nos pondremos en contacto pronto.",
  condiciones:
    "Precios en pesos colombianos, sujetos a existencias al confirmar el pedido. Forma de pago y entrega se acuerdan con el asesor.",
  consentimiento_obligatorio: "",
  retencion_meses: "24",
  politica_version: POLITICA_VERSION,
} as const;

interface StoredAjuste {
  clave: string;
  valor: string;
}

/** The defaults with the stored values over them; stored keys that have no default are left out. */
export function mergeAjustes<K extends string>(defaults: Record<K, string>, rows: readonly StoredAjuste[]) {
  const merged = { ...defaults };
  const isClave = (clave: string): clave is K => Object.hasOwn(defaults, clave);
  for (const { clave, valor } of rows) if (isClave(clave)) merged[clave] = valor;
  return merged;
}

/** A text in which names in braces are replaced by settings, as in "© {empresa}"; unknown names stay. */
export function fillAjustes(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w{1,40})\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** Link of a phone number, the first of several: tel:+576015550100. */
export function telHref(telefono: string): string {
  return `tel:${firstPhone(telefono)}`;
}

/** WhatsApp link with a message (PUB §7): https://wa.me/{digits}, whether staff typed a number or a link. */
export function whatsappHref(whatsapp: string, mensaje: string): string {
  return `https://wa.me/${whatsappDigits(whatsapp)}?text=${encodeURIComponent(mensaje)}`;
}

/** WhatsApp link to who left a telephone: its first number, without the extension and the 0 that is dialled before it. */
export function whatsappTo(telefono: string, mensaje: string): string {
  const first = firstPhone(telefono).replace(/^0+/, "");
  // «310/555 1234» is one number.
  return whatsappHref(first.length < 7 ? telefono : first, mensaje);
}

/** The number of a WhatsApp link in readable form: +57 300 555 0100. */
export function whatsappNumber(whatsapp: string): string {
  return `+${whatsappDigits(whatsapp).replace(/^(57)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4")}`;
}

/** A phone number with no-break spaces, so that no line breaks inside it. */
export function telText(telefono: string): string {
  return telefono.replaceAll(" ", "\u00a0");
}

/** The mail addresses in a setting, separated by commas, semicolons or white space. */
export function addresses(list: string): string[] {
  return list.split(/[\s,;]+/).filter(Boolean);
}
