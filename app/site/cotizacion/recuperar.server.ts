import { lineaAt, type Pedido, readLista } from "~/domain/cotizaciones/lista";
import { changed, type Pedir } from "./pedir.server";

/**
 * Adds the lines of another list that are missing, as the page of a request or the emptied list has them; what is in the
 * list keeps its quantity. A single line that was taken out goes back to its place.
 */
export async function recuperar(
  before: readonly Pedido[],
  other: FormDataEntryValue | null,
  puesto: FormDataEntryValue | null = null,
): Promise<Pedir> {
  const there = new Map(before.map(({ id, cantidad }) => [id, cantidad]));
  const asked = readLista(String(other));
  const lines = asked.map(({ id, cantidad }) => ({ id, cantidad: there.get(id) ?? cantidad }));
  const dejadas = asked.filter(({ id, cantidad }) => (there.get(id) ?? cantidad) !== cantidad);
  const { lista, ...done } = await changed(before, lines, { asked: dejadas });
  const [one] = lines.length === 1 ? lines : [];
  const isBack = one && typeof puesto === "string" && /^\d{1,3}$/.test(puesto) && !there.has(one.id);
  return { ...done, dejadas, lista: isBack ? lineaAt(lista, one.id, Number(puesto)) : lista };
}
