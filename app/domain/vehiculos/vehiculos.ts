import { withMeant } from "./names";
import { wordsOf } from "~/domain/kernel/words";

/** Most makes and lines of vehicles that the catalogue takes, all of which are read at once; most applications of a product. */
export const limites = { marcas: 500, lineas: 5_000, aplicaciones: 300 };

/** The name of a line with that of its make: "Renault Duster". */
export function nombreDeLinea({ nombre, marca }: { nombre: string; marca: { nombre: string } }): string {
  return `${marca.nombre} ${nombre}`;
}

/** The message for a line that its make does not have, with the lines that may be meant. */
export function sinLinea(
  text: string,
  marca: { nombre: string },
  like: string | readonly string[] | undefined,
): string {
  return withMeant(`La línea «${text}» no existe en ${marca.nombre}.`, like);
}

export const marcasWords = wordsOf({
  path: "/admin/vehiculos/marcas",
  uno: "la marca",
  varios: "marcas",
  nuestra: true,
  ayuda: "El catálogo se busca también por vehículo: marca, línea y año. Cree la primera marca.",
  pierde: "La marca dejará de aparecer en el sitio de inmediato.",
});

export const lineasWords = wordsOf({
  path: "/admin/vehiculos/lineas",
  uno: "la línea",
  varios: "líneas",
  nuestra: true,
  ayuda: "Cada línea es de una marca: Duster, de Renault. Cree la primera.",
  pierde: "La línea dejará de aparecer en el sitio de inmediato.",
});
