import { z } from "zod";
import { whatsappLink } from "./ajustes";
import { normaliseUrl, URL_RULE } from "./enlaces";
import { cleanText } from "./texto";

/** Value of the empty choice of a select, which may never be '' (decision 29). */
export const SELECCIONE = "__seleccione__";
/** Value of "all of them" in a filter. */
export const TODAS = "__todas__";

function overLength(label: string, max: number): string {
  return `${label} no puede exceder ${max} caracteres`;
}

/** A compulsory text, trimmed once (decision 18). `label` opens the over-length message: "El nombre". */
export function texto(required: string, label: string, max: number) {
  return z.string({ error: required }).overwrite(cleanText).min(1, required).max(max, overLength(label, max));
}

/** A text that may be missing; then it is ''. */
export function textoOpcional(label: string, max: number) {
  return z
    .string()
    .overwrite(cleanText)
    .max(max, overLength(label, max))
    .optional()
    .transform((text) => text ?? "");
}

/** The id chosen in a select; the empty choice counts as missing. */
export function seleccion(required: string) {
  return z
    .string({ error: required })
    .regex(/^[1-9]\d{0,8}$/, required)
    .transform(Number);
}

/** A checkbox or switch: absent from the form when off. */
export function interruptor() {
  return z.boolean().default(false);
}

const LARGEST_ORDEN = 999_999;

/** A place in a list as staff type it: whole, 0 when it is no number (ADM §5). */
export function orden() {
  const place = z
    .number()
    .min(0, "El orden debe ser mayor o igual a 0")
    .max(LARGEST_ORDEN, `El orden no puede exceder ${LARGEST_ORDEN}`);
  return z
    .union([z.string(), z.number()])
    .transform((typed) => Math.trunc(Number(String(typed).replace(",", "."))) || 0)
    .pipe(place)
    .optional()
    .transform((typed) => typed ?? 0);
}

/** One of the choices of a select; the empty one counts as missing. */
export function opcion<T extends string>(values: readonly T[], required: string) {
  return z.enum(values, { error: required });
}

/** A compulsory address of the web (decision 21). */
export function direccionWeb(required: string) {
  return texto(required, "La dirección", 500).transform((typed, context) => {
    const url = normaliseUrl(typed);
    if (url === null) context.addIssue({ code: "custom", message: typed === "" ? required : URL_RULE });
    return url ?? z.NEVER;
  });
}

/** The basic pattern of PUB §5; what no mail address can hold, and lists and headers are made of, is not in it. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/.test(text);
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
