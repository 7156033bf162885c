import type { Tx } from "~/services/db/client.server";
import { rewriteBusqueda } from "~/domain/catalogo/search-words.server";
import { writer } from "~/domain/kernel/unit.server";
import { AT_ONCE, leavePending } from "./pendientes.server";

const BATCH = 500;

/**
 * Gives the products of a subcategory whose slugs come after `hasta` its category and the words they are found by, 500 of
 * them. Returns the last one's slug; null when there are no more.
 */
export async function followBatch(tx: Tx, subcategoria_id: number, hasta: string): Promise<string | null> {
  const { categoria_id } = await tx.subcategoria.findUniqueOrThrow({ where: { id: subcategoria_id } });
  const where = { subcategoria_id, slug: { gt: hasta } };
  const rows = await tx.producto.findMany({
    ...{ where, orderBy: { slug: "asc" }, take: BATCH, select: { id: true, slug: true, categoria_id: true } },
  });
  const elsewhere = rows.filter((row) => row.categoria_id !== categoria_id).map(({ id }) => id);
  await writer(tx).producto.updateMany({ where: { id: { in: elsewhere } }, data: { categoria_id } });
  await rewriteBusqueda(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length < BATCH ? null : (rows.at(-1)?.slug ?? null);
}

/**
 * Makes the products of subcategories follow them, after these or their category were renamed or moved: at once, or, when
 * they are many, from after the commit on.
 */
export async function followSubcategorias(tx: Tx, ids: readonly number[]): Promise<void> {
  const totals = await tx.subcategoria.aggregate({
    where: { id: { in: [...ids] } },
    _sum: { productos_total: true },
  });
  const many = (totals._sum.productos_total ?? 0) > AT_ONCE;
  for (const subcategoria_id of ids)
    if (many) await leavePending(tx, { tipo: "seguir", subcategoria_id });
    else for (let hasta: string | null = ""; hasta !== null;) hasta = await followBatch(tx, subcategoria_id, hasta);
}
