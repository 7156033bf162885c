import { z } from "zod";
import { seleccion, texto, textoOpcional } from "~/domain/kernel/fields";
import { aliasOf } from "../names";

export const ALIAS_MAX = 200;

/** The names of a make or a line; the other ones are stored with a comma and a space between them. */
const nombres = {
  nombre: texto("El nombre es requerido", "El nombre", 60).refine(
    (name) => !name.includes(","),
    "El nombre no lleva comas: escriba los demás en «Otros nombres»",
  ),
  alias: textoOpcional("Los otros nombres", ALIAS_MAX).transform((text) => aliasOf(text).join(", ")),
};

export const MarcaSchema = z.object(nombres);
export type MarcaEdit = z.infer<typeof MarcaSchema>;

/** A line of a make. */
export const LineaSchema = z.object({ ...nombres, marca_id: seleccion("La marca es requerida") });
export type LineaEdit = z.infer<typeof LineaSchema>;
