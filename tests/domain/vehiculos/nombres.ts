import { nombresOf } from "~/domain/busqueda/nombres-vehiculos";
import { readVehiculo } from "~/domain/vehiculos/query";
import { words } from "~/domain/kernel/text";
import { readLineas, readMarcas } from "../../../prisma/seed/datos";

const all = readLineas();
export const slugOf = (text: string) => words(text).join("-");
export const marcas = [...new Set(all.map(({ marca }) => marca))].map((nombre) => ({
  nombre,
  alias: readMarcas().get(nombre)?.join(", ") ?? "",
  slug: slugOf(nombre),
  lineas: all
    .filter(({ marca }) => marca === nombre)
    .map((one) => ({
      id: all.indexOf(one),
      nombre: one.nombre,
      slug: slugOf(one.nombre),
      alias: one.alias.join(", "),
    })),
}));
export const lineas = marcas.flatMap((marca) => marca.lineas.map((linea) => ({ marca, linea })));
export const nombres = nombresOf(marcas, ["Guardapolvos", "Sistema de escape"]);
const known = new Set(["guardapolvo", "amortiguador", "perno", "polea", "clip", "soporte", "color", "lado"]);

export function read(texto: string) {
  return readVehiculo(texto, { ...nombres, hasta: 2027, isKnown: (word) => known.has(word) });
}

/** What was read, in one line: "Renault Duster 2015 + guardapolvo". */
export function told(texto: string): string {
  const lectura = read(texto);
  if (!lectura) return "";
  const vehiculos = lectura.lineas.map(({ marca, linea }) => `${marca.nombre} ${linea.nombre}`).join(", ");
  return `${vehiculos || `(${lectura.marca?.nombre})`}${lectura.ano ? ` ${lectura.ano}` : ""} + ${lectura.resto}`;
}
