import { z } from "zod";
import { texto } from "~/domain/kernel/fields";

/** A category as staff edit it (ADM §5); its address derives from its name. */
export const CategoriaSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 120),
  descripcion: texto("La descripción es requerida", "La descripción", 5000),
});
export type CategoriaEdit = z.infer<typeof CategoriaSchema>;
