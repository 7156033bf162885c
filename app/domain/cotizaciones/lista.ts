import { LARGEST_ID } from "~/domain/kernel/choices";
import { MAX_CANTIDAD, MAX_LINEAS } from "./cotizacion";

/** A product that a visitor wants a quote for. */
export interface Pedido {
  id: number;
  cantidad: number;
}

/** Longest value of the cookie, in characters; 100 lines with the longest ids are shorter. */
export const LISTA_MAX = 1_500;
const LINE = /^([0-9a-z]{1,6})\.([0-9a-z]{1,3})$/;
const BASE = 36;

export const SIN_PRODUCTOS = "La lista está vacía. Agregue al menos un producto.";
/** What is told once where codes that nobody looked for are in the box when the list is sent. */
export const SIN_AGREGAR =
  "Quedan códigos por agregar en «Pegar códigos y cantidades». Agréguelos, o envíe otra vez para seguir sin ellos.";
/** What is told of a file that was chosen, but not added. */
export const ARCHIVO_SIN_AGREGAR =
  "El archivo no se agregó. Elíjalo otra vez y pulse «Agregar a la lista», o siga sin él.";
export const CANTIDAD_MALA = "La cantidad debe ser un número entre 1 y 9.999.";
export const SUMA_MALA = "Las cantidades de este producto suman más de 9.999.";
export const LISTA_LLENA = "La lista admite hasta 100 productos.";
export const RETIRADO = "Ya no está en el catálogo";

/** A quantity as people type it, 12 or 1.200, or as a spreadsheet has it, 4,00 or 4 und; null unless it is a whole number between 1 and 9.999. */
export function readCantidad(typed: string): number | null {
  const [, whole = ""] =
    /^(\d{1,5}|\d\.\d{3})(?:[.,]0{1,2})?(?:\s?(?:u|unds?|uds?|unidad(?:es)?|pzs?|pzas?|piezas?)\.?)?$/i.exec(
      typed.trim(),
    ) ?? [];
  const cantidad = Number(whole.replace(".", ""));
  return cantidad >= 1 && cantidad <= MAX_CANTIDAD ? cantidad : null;
}

/** The list that a cookie's value holds: what is not a line, or a second line of a product, is left out. */
export function readLista(value: string): Pedido[] {
  const lines = new Map<number, number>();
  for (const part of value.slice(0, LISTA_MAX).split("_")) {
    const [, key = "", count = ""] = LINE.exec(part) ?? [];
    const [id, cantidad] = [Number.parseInt(key, BASE), Number.parseInt(count, BASE)];
    const fits = id >= 1 && id <= LARGEST_ID && cantidad >= 1 && cantidad <= MAX_CANTIDAD;
    if (fits && !lines.has(id) && lines.size < MAX_LINEAS) lines.set(id, cantidad);
  }
  return [...lines].map(([id, cantidad]) => ({ id, cantidad }));
}

/** The cookie's value of a list: ids and quantities in base 36, so that 100 lines take at most 1.1 KB. */
export function writeLista(lista: readonly Pedido[]): string {
  return lista.map(({ id, cantidad }) => `${id.toString(BASE)}.${cantidad.toString(BASE)}`).join("_");
}

/** The list with the line of a product at this place, the first being 0; beyond its end it is the last. */
export function lineaAt(lista: readonly Pedido[], id: number, puesto: number): Pedido[] {
  const others = lista.filter((one) => one.id !== id);
  return [...others.slice(0, puesto), ...lista.filter((one) => one.id === id), ...others.slice(puesto)];
}

/**
 * The list with these products added. One that is there gets the new quantity, so that the same form sent twice adds
 * nothing; `sobran`: what the list has no place for.
 */
export function addToLista(lista: readonly Pedido[], added: readonly Pedido[]) {
  const lines = new Map(lista.map(({ id, cantidad }) => [id, cantidad]));
  const sobran: Pedido[] = [];
  let nuevos = 0;
  for (const one of added) {
    if (!lines.has(one.id) && lines.size >= MAX_LINEAS) sobran.push(one);
    else {
      if (!lines.has(one.id)) nuevos += 1;
      lines.set(one.id, one.cantidad);
    }
  }
  return { lista: [...lines].map(([id, cantidad]) => ({ id, cantidad })), nuevos, sobran };
}
