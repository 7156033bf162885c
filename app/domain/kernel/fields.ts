import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { whatsappLink } from "~/domain/ajustes/ajustes";
import { isEmail, normaliseUrl, URL_RULE } from "./links";
import { cleanText } from "./text";

/** Value of the empty choice of a select, which may never be '' (decision 29). */
export const SELECCIONE = "__seleccione__";
/** Value of "all of them" in a filter. */
export const TODAS = "__todas__";

function overLength(label: string, max: number): string {
  return `${label} no puede exceder ${max} caracteres`;
}

/** Longest text as it is typed, in characters: line ends come as two, and edge spaces do not count. */
function asTyped(max: number): number {
  return 2 * max + 1000;
}

/** A compulsory text, trimmed once (decision 18). `label` opens the over-length message: "El nombre". */
export function texto(required: string, label: string, max: number) {
  const long = overLength(label, max);
  return boundedText(asTyped(max), { missing: required, long })
    .overwrite(cleanText)
    .min(1, required)
    .max(max, { error: long, abort: true });
}

/** A text that may be missing; then it is ''. */
export function textoOpcional(label: string, max: number) {
  const long = overLength(label, max);
  return boundedText(asTyped(max), { long })
    .overwrite(cleanText)
    .max(max, { error: long, abort: true })
    .optional()
    .transform((text) => text ?? "");
}

/** The id chosen in a select; the empty choice counts as missing. */
export function seleccion(required: string) {
  return boundedText(9, { missing: required, long: required })
    .regex(/^[1-9]\d{0,8}$/, required)
    .transform(Number);
}

/** A checkbox or switch: absent from the form when off. */
export function interruptor() {
  return z.boolean().default(false);
}

const LARGEST_ORDEN = 999_999;
/** Longest number as it is typed, in characters. */
export const LONGEST_NUMBER = 40;

/** A place in a list as staff type it: whole, 0 when it is no number (ADM §5). */
export function orden() {
  const large = `El orden no puede exceder ${LARGEST_ORDEN}`;
  const place = z.number().min(0, "El orden debe ser mayor o igual a 0").max(LARGEST_ORDEN, large);
  return z
    .union([boundedText(LONGEST_NUMBER), z.number()], large)
    .transform((typed) => Math.trunc(Number(String(typed).replace(",", "."))) || 0)
    .pipe(place)
    .optional()
    .transform((typed) => typed ?? 0);
}

/** One of the choices of a select; the empty one counts as missing. */
export function opcion<T extends string>(values: readonly T[], required: string) {
  return z.enum(values, { error: required });
}

const LONGEST_URL = 500;

/** A compulsory address of the web (decision 21), no longer once https:// stands before it. */
export function direccionWeb(required: string) {
  return texto(required, "La dirección", LONGEST_URL).transform((typed, context) => {
    const url = normaliseUrl(typed);
    if (url && url.length <= LONGEST_URL) return url;
    const message = url ? overLength("La dirección", LONGEST_URL) : URL_RULE;
    context.addIssue({ code: "custom", message: typed === "" ? required : message });
    return z.NEVER;
  });
}

/** A compulsory mail address. */
export function correo(required: string, invalid: string) {
  return texto(required, "El correo", 254).refine(isEmail, invalid);
}

/** A number or a link, kept as https://wa.me/57… (decision 36). */
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
