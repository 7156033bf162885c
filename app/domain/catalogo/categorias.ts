import { z } from "zod";
import { boundedText } from "~/services/http/bounded-text";
import { interruptor, texto } from "~/domain/kernel/fields";
import { isDibujo } from "~/domain/medios/dibujos";

const DIBUJO = "Elija un dibujo de la lista";

/** A category as staff edit it (ADM §5); its address derives from its name. */
export const CategoriaSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 120),
  descripcion: texto("La descripción es requerida", "La descripción", 5000),
  dibujo: boundedText(40, { long: DIBUJO })
    .refine((value) => value === "" || isDibujo(value), DIBUJO)
    .default(""),
  foto_tarjeta: interruptor(),
});
export type CategoriaEdit = z.infer<typeof CategoriaSchema>;
