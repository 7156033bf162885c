import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { readId } from "./choices";
import { firstPhone, isEmail, normaliseUrl, URL_RULE, whatsappLink } from "./links";
import { cleanText, formatNumber, singleLine } from "./text";

/** What a form says of a text that is too short. `label` begins it: "El nombre". */
export function tooShort(label: string, min: number): string {
  return `${label} debe tener al menos ${min} caracteres`;
}

function overLength(label: string, max: number): string {
  return `${label} no puede exceder ${formatNumber(max)} caracteres`;
}

/**
 * Longest text as a form sends it, in characters: each line end is sent as two, and spaces at the edges are trimmed
 * later.
 */
function asTyped(max: number): number {
  return 2 * max + 1000;
}

/**
 * A required text, trimmed before it is checked (DEC 18). `label` begins the message for a text that is too
 * long: "El nombre".
 */
export function texto(required: string, label: string, max: number) {
  const long = overLength(label, max);
  return boundedText(asTyped(max), { missing: required, long })
    .overwrite(cleanText)
    .min(1, required)
    .max(max, { error: long, abort: true });
}

/** An optional text; '' when it is missing. */
export function textoOpcional(label: string, max: number) {
  const long = overLength(label, max);
  return boundedText(asTyped(max), { long })
    .overwrite(cleanText)
    .max(max, { error: long, abort: true })
    .optional()
    .transform((text) => text ?? "");
}

/** The same on one line. */
export function lineaOpcional(label: string, max: number) {
  return textoOpcional(label, max).transform(singleLine);
}

/** A required text of one line, of at least `min` characters. */
export function linea(label: string, { min, max, required = `${label} es obligatorio` }: Linea) {
  const line = texto(required, label, max).overwrite(singleLine);
  return min === undefined ? line : line.min(min, tooShort(label, min));
}
interface Linea {
  min?: number;
  max: number;
  required?: string;
}

/** The id chosen in a select; the empty choice counts as missing. */
export function seleccion(required: string) {
  return boundedText(10, { missing: required, long: required })
    .refine((text) => readId(text) !== undefined, required)
    .transform(Number);
}

/** A checkbox or switch; a form does not send it when it is off. */
export function interruptor() {
  return z.boolean().default(false);
}

/** The largest place in a list that can be stored. */
export const LARGEST_ORDEN = 999_999;
/** Longest number as a form sends it, in characters. */
export const LONGEST_NUMBER = 40;

/** A place in a list as staff type it: decimals are cut off, and what is not a number counts as 0 (ADM §5). */
export function orden() {
  const large = `El orden no puede exceder ${formatNumber(LARGEST_ORDEN)}`;
  const place = z.number().min(0, "El orden debe ser mayor o igual a 0").max(LARGEST_ORDEN, large);
  return z
    .union([boundedText(LONGEST_NUMBER), z.number()], large)
    .transform((typed) => Math.trunc(Number(String(typed).replace(",", "."))) || 0)
    .pipe(place)
    .optional()
    .transform((typed) => typed ?? 0);
}

/** One of the choices of a select; the empty choice counts as missing. */
export function opcion<T extends string>(values: readonly T[], required: string) {
  return z.enum(values, { error: required });
}

const LONGEST_URL = 500;

/** A required web address (DEC 21), at most 500 characters once `https://` is put before it. */
export function direccionWeb(required: string) {
  return texto(required, "La dirección", LONGEST_URL).transform((typed, context) => {
    const url = normaliseUrl(typed);
    if (url && url.length <= LONGEST_URL) return url;
    const message = url ? overLength("La dirección", LONGEST_URL) : URL_RULE;
    context.addIssue({ code: "custom", message: typed === "" ? required : message });
    return z.NEVER;
  });
}

/** A required mail address. */
export function correo(required: string, invalid: string) {
  return texto(required, "El correo", 254).refine(isEmail, invalid);
}

const NUMERO = /^\+?\d{7,15}$/;

/** A telephone as it may be stored: older ones are any text. */
export function telefonoGuardado(max: number) {
  return texto("El teléfono es requerido", "El teléfono", max);
}

/** One telephone number or several, of which the first can be called. */
export function telefono(max: number) {
  return telefonoGuardado(max).refine(
    (typed) => typed === "" || NUMERO.test(firstPhone(typed)),
    "Escriba el número con sus dígitos: +57 601 555 0100",
  );
}

/** A WhatsApp number or link, stored as https://wa.me/57… (DEC 36). */
export function whatsapp() {
  return texto("El WhatsApp es requerido", "El WhatsApp", 300).transform((typed, context) => {
    const link = whatsappLink(typed);
    if (!link)
      context.addIssue({
        code: "custom",
        message: typed ? "Escriba un número de WhatsApp de Colombia o un enlace wa.me" : "El WhatsApp es requerido",
      });
    return link ?? z.NEVER;
  });
}
