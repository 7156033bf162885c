import type { Tx } from "~/services/db/client.server";
import { collection } from "./coleccion.server";
import { firmaDe, type Movimiento, reorder } from "./orden.server";
import { holdsAll } from "./texto";

export const beneficios = collection("beneficios", (tx) => tx.beneficioHome);

/** The benefits of a search in their order, and what the whole list is known by. */
export async function listBeneficios(q: string, tx?: Tx) {
  const all = await beneficios.list(tx);
  const filas = all.filter(({ titulo, descripcion, icono }) => holdsAll(q, titulo, descripcion, icono));
  return { filas, firma: firmaDe(all) };
}

/** Moves a benefit inside the list of a search. Throws Refusal when the list has changed. */
export async function moveBeneficio(movimiento: Movimiento, q: string): Promise<void> {
  await reorder("beneficios_home", movimiento, async (tx) => (await listBeneficios(q, tx)).filas);
}
