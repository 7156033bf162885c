import { sql } from "~/services/db/fulltext.server";
import type { Formato } from "~/domain/catalogo/productos";
import { doubleFormulaQuote, withoutFormula, titulos } from "./columns";
import { productosWhere, type ProductosQuery, readProductos } from "~/domain/catalogo/productos-list.server";

/** So few that reading them keeps nobody waiting. */
const BATCH = 200;

/** All products of a search, in the order of the list, some at a time. */
async function* eachProducto(query: Omit<ProductosQuery, "page">) {
  const where = await productosWhere(query);
  let last: { clave: string; id: number } | undefined;
  for (;;) {
    // Compared as a pair: both databases go on in the index where they stopped.
    const rest = last ? sql`${where} AND (p.clave, p.id) > (${last.clave}, ${last.id})` : where;
    const rows = await readProductos(rest, BATCH);
    yield* rows;
    last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
  }
}

/** The rows of the export, the titles first; no cell of a CSV can be a formula. */
export async function* productosRows(query: Omit<ProductosQuery, "page">, formato: Formato) {
  const safe = formato === "csv" ? withoutFormula : doubleFormulaQuote;
  yield titulos;
  for await (const { codigo, nombre, categoria, subcategoria, descripcion, visible } of eachProducto(query))
    yield [codigo, nombre, categoria.nombre, subcategoria.nombre, descripcion, visible ? "Sí" : "No"].map(safe);
}

/** A file with nothing but the titles. */
export async function* plantillaRows() {
  yield titulos;
}
