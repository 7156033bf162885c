import { z } from "zod";
import { seleccion, texto, textoOpcional } from "~/domain/kernel/fields";

/** A subcategory as staff edit it (ADM §5). An empty slug is derived from the name. */
export const SubcategoriaSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 120),
  categoria_id: seleccion("La categoría es requerida"),
  slug: textoOpcional("La dirección", 120),
  descripcion: textoOpcional("La descripción", 5000),
});
export type SubcategoriaEdit = z.infer<typeof SubcategoriaSchema>;

/** What a product is told that is to come into a subcategory whose products are on their way to another one. */
export function leavingText(nombre: string, destino: string): string {
  return `Los productos de «${nombre}» están pasando a «${destino}»: elija «${destino}»`;
}
