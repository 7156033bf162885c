import { z } from "zod";
import { referenciasFields } from "~/domain/referencias/schemas/referencias";
import { interruptor, seleccion, texto, textoOpcional } from "~/domain/kernel/fields";
import { singleLine } from "~/domain/kernel/text";

/** A product as staff edit it (ADM §5); its code cannot change after creation. */
export const ProductoEditSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 200).overwrite(singleLine),
  categoria_id: seleccion("La categoría es requerida"),
  subcategoria_id: seleccion("La subcategoría es requerida"),
  descripcion: textoOpcional("La descripción", 5000),
  visible: interruptor(),
  universal: interruptor(),
  ...referenciasFields,
});

/** A new product: its fields in the order of the form, as the summary of its errors names them. */
export const ProductoSchema = z.object({
  codigo: texto("El código es requerido", "El código", 60).overwrite(singleLine),
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
