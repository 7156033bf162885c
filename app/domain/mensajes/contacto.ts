import { z } from "zod";
import { interruptor, linea, texto, textoOpcional, tooShort } from "~/domain/kernel/fields";
import { isEmail } from "~/domain/kernel/links";
import { singleLine, toBusqueda } from "~/domain/kernel/text";

/** Messages for a value that is too short or invalid, also shown while the visitor is typing (PUB §5). */
export const earlyTexts = {
  nombre: tooShort("El nombre", 2),
  email: "Email inválido",
  telefono: tooShort("El teléfono", 6),
  asunto: tooShort("El asunto", 3),
  mensaje: tooShort("El mensaje", 10),
};

/** Longest value of each field, in characters; messages from a backup may not be longer either. */
export const maxLengths = { nombre: 100, empresa: 100, email: 254, telefono: 20, asunto: 200, mensaje: 2000 };

const campos = {
  nombre: linea("El nombre", { min: 2, max: maxLengths.nombre }),
  empresa: textoOpcional("La empresa", maxLengths.empresa).transform(singleLine),
  email: texto("El email es obligatorio", "El email", maxLengths.email).refine(isEmail, earlyTexts.email),
  telefono: linea("El teléfono", { min: 6, max: maxLengths.telefono }),
  asunto: linea("El asunto", { min: 3, max: maxLengths.asunto }),
  mensaje: texto("El mensaje es obligatorio", "El mensaje", maxLengths.mensaje).min(10, earlyTexts.mensaje),
};

/** The contact form (PUB §5, DEC 18). */
export const MensajeSchema = z.object({ ...campos, consentimiento: interruptor() });

/** The contact form when the setting makes the consent box required (DEC 20). */
export const MensajeConConsentimientoSchema = z.object({
  ...campos,
  consentimiento: z.literal(true, "Debe aceptar la política de tratamiento de datos personales"),
});
export type MensajeTyped = z.output<typeof MensajeSchema>;

/** The text in which the back office searches for a message. */
export function mensajeBusqueda({
  nombre,
  empresa,
  email,
  telefono,
  asunto,
  mensaje,
}: Record<keyof typeof maxLengths, string>) {
  return toBusqueda(nombre, empresa, email, telefono, asunto, mensaje);
}
