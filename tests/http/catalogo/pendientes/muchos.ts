import { createProductos, createSubcategoria } from "../../../support/content/factories";
import { whileRowRefused } from "../../../support/db/faults";
import { db, doPending } from "../../../support/site/site";

/** One more than are changed at once. */
export const MUCHOS = 2_001;

/** Creates a subcategory with more products than are changed at once. */
export async function createMuchos() {
  const subcategoria = await createSubcategoria();
  await createProductos(MUCHOS, subcategoria);
  return subcategoria;
}

/** Works until nothing is pending. */
export async function finishPending(): Promise<void> {
  while ((await db.pendiente.count()) > 0) await doPending();
}

/** Works at the products of a subcategory until all but the last of them are done; that one's batch fails. */
export async function doAllButLast(subcategoria_id: number): Promise<void> {
  const last = `OLD.slug = 'pieza-999' AND OLD.subcategoria_id = ${subcategoria_id}`;
  await whileRowRefused("UPDATE", "productos", last, finishPending).catch(() => undefined);
}

/** How many products have a word in their search text. */
export async function countWith(word: string): Promise<number> {
  return db.producto.count({ where: { busqueda: { contains: word } } });
}
