import { z } from "zod";
import { seleccion, texto, textoOpcional } from "~/domain/kernel/fields";
import { aliasOf } from "../names";

export const ALIAS_MAX = 200;

const nombre = () => texto("El nombre es requerido", "El nombre", 60);
/** The other names of a make or a line, stored with a comma and a space between them. */
const alias = () => textoOpcional("Los otros nombres", ALIAS_MAX).transform((text) => aliasOf(text).join(", "));

export const MarcaSchema = z.object({ nombre: nombre(), alias: alias() });
export type MarcaEdit = z.infer<typeof MarcaSchema>;

/** A line of a make. */
export const LineaSchema = z.object({
  nombre: nombre().refine(
    (name) => !name.includes(","),
    "El nombre no lleva comas: escriba los demás en «Otros nombres»",
  ),
  marca_id: seleccion("La marca es requerida"),
  alias: alias(),
});
export type LineaEdit = z.infer<typeof LineaSchema>;
