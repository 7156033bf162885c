import type { Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { productoSearchText } from "./search";
import { writer } from "~/domain/kernel/unit.server";

const BATCH = 500;

/** Rewrites the search text of products after their category or subcategory was renamed, or they moved. */
export async function rewriteBusqueda(
  tx: Tx,
  where: { categoria_id: number } | { subcategoria_id: number } | { id: { in: number[] } },
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await tx.producto.findMany({
      where: { AND: [where, { id: { gt: after } }] },
      orderBy: { id: "asc" },
      take: BATCH,
      select: {
        id: true,
        codigo: true,
        nombre: true,
        categoria: { select: { nombre: true } },
        subcategoria: { select: { nombre: true } },
      },
    });
    const last = rows.at(-1);
    if (!last) return;
    const values = rows.map(({ id, codigo, nombre, categoria, subcategoria }) => {
      const names = { codigo, nombre, categoria: categoria.nombre, subcategoria: subcategoria.nombre };
      return sql`(CAST(${id} AS INTEGER), ${productoSearchText(names)})`;
    });
    await writer(tx).$executeRaw(
      sql`WITH nuevas (id, busqueda) AS (VALUES ${join(values)})
        UPDATE productos SET busqueda = nuevas.busqueda FROM nuevas WHERE productos.id = nuevas.id`,
    );
    after = last.id;
  }
}
