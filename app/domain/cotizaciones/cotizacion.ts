import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { interruptor, linea, seleccion, textoOpcional } from "~/domain/kernel/fields";
import { isEmail } from "~/domain/kernel/links";
import { singleLine, toBusqueda } from "~/domain/kernel/text";
import { nitText } from "./nit";

/** Longest value of each field of the form, in characters; requests from a backup may not be longer either. */
export const maxLengths = { nombre: 100, telefono: 20, ciudad: 80, email: 254, empresa: 100, nit: 20, mensaje: 1000 };

/** Largest quantity of a line. */
export const MAX_CANTIDAD = 9_999;
/** Most lines of a list. */
export const MAX_LINEAS = 100;

/** A line of a request as it was sent. `producto_id` may name a product that is gone since. */
export const LineaSchema = z.object({
  producto_id: z.number().int().positive(),
  codigo: boundedText(250),
  nombre: boundedText(1_000),
  cantidad: z.number().int().min(1).max(MAX_CANTIDAD),
});
export type LineaCotizacion = z.infer<typeof LineaSchema>;

/** The lines that a request's column `lineas` holds. Throws when it holds none. */
export function lineasOf(json: string): LineaCotizacion[] {
  return z.array(LineaSchema).max(MAX_LINEAS).parse(JSON.parse(json));
}

/** The number of a request: COT-2026-00123. */
export function numeroOf(year: string, count: number): string {
  return `COT-${year}-${String(count).padStart(5, "0")}`;
}

/** The text in which the back office searches for a request: number, codes, telephone and what was typed. */
export function cotizacionBusqueda(
  fields: Record<keyof typeof maxLengths | "numero", string>,
  lineas: readonly LineaCotizacion[],
): string {
  const { numero, nombre, telefono, ciudad, email, empresa, nit, mensaje } = fields;
  const digits = telefono.replace(/\D/g, "");
  const codes = lineas.map(({ codigo }) => codigo);
  return toBusqueda(numero, nombre, telefono, digits, ciudad, email, empresa, nit, mensaje, ...codes);
}

const MIN_DIGITS = 6;
const campos = {
  nombre: linea("El nombre", { min: 2, max: maxLengths.nombre }),
  // Nothing else is asked for by which they are reached.
  telefono: linea("El teléfono", { min: MIN_DIGITS, max: maxLengths.telefono }).refine(
    (telefono) => telefono.replace(/\D/g, "").length >= MIN_DIGITS,
    "Escriba el teléfono con sus números, como 310 555 1234",
  ),
  ciudad: linea("La ciudad", { min: 2, max: maxLengths.ciudad, required: "La ciudad es obligatoria" }),
  empresa: textoOpcional("La empresa", maxLengths.empresa).transform(singleLine),
  nit: textoOpcional("El NIT", maxLengths.nit).transform((typed, context) => {
    if (typed === "") return "";
    const nit = nitText(typed);
    if (nit === null)
      context.addIssue({
        code: "custom",
        message: "El NIT no es válido. Revise sus números y el dígito de verificación, como en 900123456-8.",
      });
    return nit ?? z.NEVER;
  }),
  email: textoOpcional("El email", maxLengths.email).refine(
    (email) => email === "" || isEmail(email),
    "Email inválido",
  ),
  ubicacion_id: seleccion("").nullable().catch(null).default(null),
  mensaje: textoOpcional("El mensaje", maxLengths.mensaje),
};

/** The form of a request. */
export const CotizacionSchema = z.object({ ...campos, consentimiento: interruptor() });

/** The form when the setting makes the consent box required (DEC 20). */
export const CotizacionConConsentimientoSchema = z.object({
  ...campos,
  consentimiento: z.literal(true, "Debe aceptar la política de tratamiento de datos personales"),
});
export type CotizacionTyped = z.output<typeof CotizacionSchema>;
