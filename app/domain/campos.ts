import { z } from "zod";
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
