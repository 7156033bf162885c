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
  while ((await db.pendiente.count()) + (await db.unionDeLineas.count()) > 0) await doPending();
}

/**
 * Works until all products of a subcategory but its last one are done. Batches that have that one fail: they become
 * smaller, from 500 down to 1 by quarters, and when six bring nothing there is no smaller one.
 */
export async function doAllButLast(subcategoria_id: number): Promise<void> {
  const last = `OLD.slug = 'pieza-999' AND OLD.subcategoria_id = ${subcategoria_id}`;
  await whileRowRefused("UPDATE", "productos", last, async () => {
    for (let [before, stuck] = ["", 0]; stuck < 6;) {
      await doPending().catch(() => undefined);
      const { hasta } = await db.pendiente.findFirstOrThrow({ where: { subcategoria_id } });
      [before, stuck] = [hasta, hasta === before ? stuck + 1 : 0];
    }
  });
}

/** How many products have a word in their search text. */
export async function countWith(word: string): Promise<number> {
  return db.producto.count({ where: { busqueda: { contains: word } } });
}
