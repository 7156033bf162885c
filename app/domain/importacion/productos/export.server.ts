import { db } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { readAllReferenciasTexto } from "~/domain/referencias/referencias.server";
import { tituloOf } from "~/domain/medidas/medidas";
import type { AtributoPublico } from "~/domain/medidas/filtros";
import { listAtributosPublicos, withMedidas } from "~/domain/medidas/publico.server";
import { sql } from "~/services/db/sql.server";
import type { Formato } from "~/domain/importacion/sheet";
import { titulos } from "./columns";
import { doubleFormulaQuote, withoutFormula } from "../sheet";
import { byName, productosWhere, type ProductosQuery, readProductos } from "~/domain/catalogo/productos-list.server";

/** Products read at once; so few that other requests do not wait. */
const BATCH = 200;

interface Paso {
  id: number;
  clave: string;
  hallado: number;
}

/**
 * All products that a search finds, in the order of the list, in batches. However few it finds, each step looks at so
 * many products of the filters.
 */
export async function* productosBatches(query: Omit<ProductosQuery, "page">) {
  const { where, holds } = await productosWhere(query);
  for (let rest = byName; ;) {
    const rows = await readRows<Paso>(
      sql`SELECT p.id, p.clave, CASE WHEN ${holds} THEN 1 ELSE 0 END AS hallado FROM productos p WHERE ${where} AND ${rest}
        ORDER BY p.clave, p.id LIMIT ${BATCH}`,
    );
    const ids = rows.flatMap(({ id, hallado }) => (hallado === 1 ? [id] : []));
    if (ids.length > 0) yield await readProductos(ids);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    // Compared as a pair, so that both databases continue in the index where the last batch ended.
    rest = sql`(p.clave, p.id) > (${last.clave}, ${last.id})`;
  }
}

async function* eachProducto(query: Omit<ProductosQuery, "page">, atributos: readonly AtributoPublico[]) {
  for await (const rows of productosBatches(query)) {
    const referencias = await readAllReferenciasTexto(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of await withMedidas(rows, atributos)) yield { ...row, ...referencias(row.id) };
  }
}

/** Makes the function for the cells of an export: in a CSV no cell can be read as a formula. */
export function safeIn(formato: Formato): (text: string) => string {
  return formato === "csv" ? withoutFormula : doubleFormulaQuote;
}

/** The rows of the export, with the titles first; one subcategory's have its measures. In a CSV no cell can be read as a formula. */
export async function* productosRows(query: Omit<ProductosQuery, "page">, formato: Formato) {
  const safe = safeIn(formato);
  const atributos = query.subcategoria_id === undefined ? [] : await listAtributosPublicos(query.subcategoria_id);
  yield [...titulos, ...atributos.map(tituloOf)].map(safe);
  for await (const row of eachProducto(query, atributos)) {
    const { codigo, nombre, categoria, subcategoria, descripcion, visible, universal, oe, equivalente, reemplaza } =
      row;
    const named = [codigo, nombre, categoria.nombre, subcategoria.nombre, descripcion];
    const medidas = atributos.map(({ id }) => row.medidas.get(id) ?? "");
    yield [...named, visible ? "Sí" : "No", universal ? "Sí" : "No", oe, equivalente, reemplaza, ...medidas].map(safe);
  }
}
