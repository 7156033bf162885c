import { db } from "~/services/db/client.server";
import type { Formato } from "./productos";
import { doubled, harmless, titulos } from "./productos-columnas";
import { productosWhere, type ProductosQuery } from "./productos-lista.server";

const BATCH = 1_000;

/** All products of a search, in the order of the list, some at a time. */
async function* eachProducto(query: Omit<ProductosQuery, "page">) {
  const where = await productosWhere(query);
  let last: { clave: string; id: number } | undefined;
  for (;;) {
    // Written so that both databases go on in the index where they stopped.
    const after = last && { clave: { gte: last.clave }, NOT: { clave: last.clave, id: { lte: last.id } } };
    const rows = await db.producto.findMany({
      where: { AND: [where, after ?? {}] },
      orderBy: [{ clave: "asc" }, { id: "asc" }],
      take: BATCH,
      select: {
        ...{ id: true, clave: true, codigo: true, nombre: true, descripcion: true, visible: true },
        categoria: { select: { nombre: true } },
        subcategoria: { select: { nombre: true } },
      },
    });
    yield* rows;
    last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
  }
}

/** The rows of the export, the titles first; no cell of a CSV can be a formula. */
export async function* productosRows(query: Omit<ProductosQuery, "page">, formato: Formato) {
  const safe = formato === "csv" ? harmless : doubled;
  yield titulos;
  for await (const { codigo, nombre, categoria, subcategoria, descripcion, visible } of eachProducto(query))
    yield [codigo, nombre, categoria.nombre, subcategoria.nombre, descripcion, visible ? "Sí" : "No"].map(safe);
}

/** A file with nothing but the titles. */
export async function* plantillaRows() {
  yield titulos;
}
