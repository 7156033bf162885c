import { z } from "zod";
import { referenciasFields } from "~/domain/referencias/schemas/referencias";
import { interruptor, linea, seleccion, textoOpcional } from "~/domain/kernel/fields";

/** A product as staff edit it (ADM §5); its code cannot change after creation. */
export const ProductoEditSchema = z.object({
  nombre: linea("El nombre", { max: 200, required: "El nombre es requerido" }),
  categoria_id: seleccion("La categoría es requerida"),
  subcategoria_id: seleccion("La subcategoría es requerida"),
  descripcion: textoOpcional("La descripción", 5000),
  visible: interruptor(),
  universal: interruptor(),
  ...referenciasFields,
});

/** A new product: its fields in the order of the form, as the summary of its errors names them. */
export const ProductoSchema = z.object({
  codigo: linea("El código", { max: 60, required: "El código es requerido" }),
  ...ProductoEditSchema.shape,
});

export type ProductoEdit = z.infer<typeof ProductoEditSchema>;

/** Most codes that one history line names. */
export const CODIGOS = 100;

/** The first of `total` codes as one text: "A-1, A-2", "… y 900 más". */
export function firstCodigos(codigos: readonly string[], total = codigos.length): string {
  const rest = total - CODIGOS;
  return codigos.slice(0, CODIGOS).join(", ") + (rest > 0 ? ` … y ${rest} más` : "");
}
