import { z } from "zod";
import { direccionWeb, opcion, orden, texto } from "~/domain/kernel/fields";
import { tiposContacto } from "../footer";

/** A quick link of the footer (ADM §5). */
export const EnlaceSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 80),
  url: direccionWeb("La URL es requerida"),
  orden: orden(),
});

/** A line of the footer's contact information; of a stored line only the value can be changed (ADM §2). */
export const ContactoSchema = z.object({ valor: texto("El valor es requerido", "El valor", 300) });

export const ContactoNuevoSchema = ContactoSchema.extend({ tipo: opcion(tiposContacto, "El tipo es requerido") });
