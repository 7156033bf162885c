import type { Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/sql.server";
import { productoSearchText, vocabularyOf } from "./search";
import { rememberWords } from "./search.server";
import { writer } from "~/domain/kernel/unit.server";

/**
 * Rewrites what products, of a batch's at most, are found by, after their category or subcategory was renamed, or they
 * moved, or an older version wrote it.
 */
export async function rewriteBusqueda(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx.producto.findMany({
    where: { id: { in: [...ids] } },
    // SQLite's index of words takes rows by rising id together, others one by one.
    orderBy: { id: "asc" },
    select: {
      id: true,
      codigo: true,
      nombre: true,
      categoria: { select: { nombre: true } },
      subcategoria: { select: { nombre: true } },
    },
  });
  if (rows.length === 0) return;
  const values = rows.map(({ id, codigo, nombre, categoria, subcategoria }) => {
    const names = { codigo, nombre, categoria: categoria.nombre, subcategoria: subcategoria.nombre };
    return sql`(CAST(${id} AS INTEGER), ${productoSearchText(names)})`;
  });
  const names = rows.flatMap(({ nombre, subcategoria, categoria }) => [nombre, subcategoria.nombre, categoria.nombre]);
  await rememberWords(tx, vocabularyOf(names));
  await writer(tx).$executeRaw(
    sql`WITH nuevas (id, busqueda) AS (VALUES ${join(values)})
      UPDATE productos SET busqueda = nuevas.busqueda FROM nuevas WHERE productos.id = nuevas.id`,
  );
}
