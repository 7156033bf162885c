import { vocabularyOf } from "../../app/domain/busqueda";
import { storeWords } from "../../app/domain/busqueda.server";
import type { Writing } from "../../app/services/db/client.server";
import * as contenido from "./contenido";

/** The words of all names, for the search to compare mistyped ones with. */
export async function loadVocabulary(db: Writing, total: number): Promise<void> {
  const names = contenido.categorias.flatMap(({ nombre, subcategorias }) => [
    nombre,
    ...subcategorias.map((sub) => sub.nombre),
  ]);
  const productos = Array.from(contenido.productosDemo(total), ({ nombre }) => nombre);
  await storeWords(db, vocabularyOf(...names, ...productos));
}
