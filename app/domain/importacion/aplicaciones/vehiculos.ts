import { cleanText } from "~/domain/kernel/text";
import { lineaLike, lineaNamed, sinLinea } from "~/domain/vehiculos/names";
import type { Columna } from "./columns";

interface Linea {
  id: number;
  nombre: string;
  alias: string;
}
export interface Marca {
  nombre: string;
  lineas: readonly Linea[];
}

type Found = { id: number; vehiculo: string } | { columna: Columna; mensaje: string };

/** Most unknown names of a file for which the one that may be meant is looked for. */
const MOST_LIKE = 200;

/**
 * Makes the function that finds the line of a row by the cells of its make and line, or says which cell is wrong and what
 * may be meant. It looks up each pair of names once, however many rows have it.
 */
export function vehiculoFinder(marcas: readonly Marca[]) {
  const named = marcas.map((marca) => ({ ...marca, alias: "" }));
  const known = new Map<string, Found>();
  let unknown = 0;

  function find(marcaText: string, lineaText: string): Found {
    if (marcaText === "") return { columna: "marca", mensaje: "La marca es requerida" };
    const marca = lineaNamed(named, marcaText);
    const like = <N extends { nombre: string; alias: string }>(all: readonly N[], text: string) =>
      (unknown += 1) > MOST_LIKE ? undefined : lineaLike(all, text);
    if (!marca) {
      const meant = like(named, marcaText);
      const mensaje = `La marca «${marcaText}» no existe.${meant ? ` ¿Quiso decir «${meant.nombre}»?` : ""}`;
      return { columna: "marca", mensaje };
    }
    if (lineaText === "") return { columna: "linea", mensaje: "La línea es requerida" };
    const linea = lineaNamed(marca.lineas, lineaText);
    if (linea) return { id: linea.id, vehiculo: `${marca.nombre} ${linea.nombre}` };
    return { columna: "linea", mensaje: sinLinea(lineaText, marca, like(marca.lineas, lineaText)) };
  }

  return (marca = "", linea = ""): Found => {
    const key = JSON.stringify([marca, linea]);
    const found = known.get(key) ?? find(cleanText(marca), cleanText(linea));
    known.set(key, found);
    return found;
  };
}
export type VehiculoFinder = ReturnType<typeof vehiculoFinder>;
