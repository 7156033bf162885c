import { batches, timestampParam } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/sql.server";
import { now } from "~/services/env/clock.server";
import { rewriteBusqueda } from "~/domain/catalogo/search-words.server";
import { writer } from "~/domain/kernel/unit.server";
import { areMany, type Batch, leavePending } from "./pendientes.server";

const BATCH = 500;

/** Gives products, of a batch's at most, the category of their subcategory and the words they are found by. */
async function follow(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const theirs = sql`(SELECT s.categoria_id FROM subcategorias s WHERE s.id = productos.subcategoria_id)`;
  await writer(tx).$executeRaw(
    sql`UPDATE productos SET categoria_id = ${theirs}, updated_at = ${timestampParam(now())}
      WHERE id IN (${join(ids)}) AND categoria_id <> ${theirs}`,
  );
  await rewriteBusqueda(tx, ids);
}

/**
 * Makes the next `most` products of a subcategory follow it, those whose slugs come after `hasta`. Returns how many did,
 * and the last one's slug, null when there are no more.
 */
export async function followBatch(tx: Tx, subcategoria_id: number, hasta: string, most: number): Promise<Batch> {
  const where = { subcategoria_id, slug: { gt: hasta } };
  const select = { id: true, slug: true } as const;
  const rows = await tx.producto.findMany({ where, orderBy: { slug: "asc" }, take: most, select });
  await follow(
    tx,
    rows.map(({ id }) => id),
  );
  return { done: rows.length, hasta: rows.length < most ? null : (rows.at(-1)?.slug ?? null) };
}

/**
 * Makes the products of subcategories follow them, after these or their category were renamed or moved: at once, or, when
 * they are many, from after the commit on.
 */
export async function followSubcategorias(tx: Tx, ids: readonly number[]): Promise<void> {
  const some = await tx.subcategoria.findMany({
    where: { id: { in: [...ids] }, productos_total: { gt: 0 } },
    select: { id: true, productos_total: true },
  });
  const own = some.map(({ id }) => id);
  if (await areMany(tx, some)) {
    for (const subcategoria_id of own) await leavePending(tx, { tipo: "seguir", subcategoria_id });
    return;
  }
  const rows = await tx.producto.findMany({ where: { subcategoria_id: { in: own } }, select: { id: true } });
  for (const batch of batches(rows, BATCH))
    await follow(
      tx,
      batch.map(({ id }) => id),
    );
}
