import { type MarcaConocida, rowNamed, withMeant } from "~/domain/vehiculos/names";
import { cleanText } from "~/domain/kernel/text";
import { sinLinea } from "~/domain/vehiculos/vehiculos";
import { meantFinder } from "../meant";
import type { Columna } from "./columns";

type Found = { id: number; vehiculo: string } | { columna: Columna; mensaje: string };

/**
 * Makes the function that finds the line of a row by the cells of its make and line, or says which cell is wrong and what
 * may be meant. It looks up each pair of names once, however many rows have it.
 */
export function vehiculoFinder(marcas: readonly MarcaConocida[]) {
  const known = new Map<string, Found>();
  const meant = meantFinder();

  function find(marcaText: string, lineaText: string): Found {
    if (marcaText === "") return { columna: "marca", mensaje: "La marca es requerida" };
    const marca = rowNamed(marcas, marcaText);
    if (!marca) {
      const mensaje = withMeant(`La marca «${marcaText}» no existe.`, meant("", marcas, marcaText));
      return { columna: "marca", mensaje };
    }
    if (lineaText === "") return { columna: "linea", mensaje: "La línea es requerida" };
    const linea = rowNamed(marca.lineas, lineaText);
    if (linea) return { id: linea.id, vehiculo: `${marca.nombre} ${linea.nombre}` };
    return { columna: "linea", mensaje: sinLinea(lineaText, marca, meant(marca.nombre, marca.lineas, lineaText)) };
  }

  return (marca = "", linea = ""): Found => {
    const key = JSON.stringify([marca, linea]);
    const found = known.get(key) ?? find(cleanText(marca), cleanText(linea));
    known.set(key, found);
    return found;
  };
}
export type VehiculoFinder = ReturnType<typeof vehiculoFinder>;
