import { z } from "zod";
import { seleccion, texto, textoOpcional } from "~/domain/kernel/fields";
import { aliasOf } from "../names";

export const MarcaSchema = z.object({ nombre: texto("El nombre es requerido", "El nombre", 60) });

export const ALIAS_MAX = 200;

/** A line of a make; its other names are stored with a comma and a space between them. */
export const LineaSchema = z.object({
  nombre: texto("El nombre es requerido", "El nombre", 60).refine(
    (name) => !name.includes(","),
    "El nombre no lleva comas: escriba los demás en «Otros nombres»",
  ),
  marca_id: seleccion("La marca es requerida"),
  alias: textoOpcional("Los otros nombres", ALIAS_MAX).transform((text) => aliasOf(text).join(", ")),
});
export type LineaEdit = z.infer<typeof LineaSchema>;
