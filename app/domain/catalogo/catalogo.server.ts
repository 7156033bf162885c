import { readRows } from "~/services/db/rows.server";
import { join, sql } from "~/services/db/sql.server";
import {
  type Asked,
  findInSubcategoria,
  type Lugar,
  ordenes,
  visiblesDe,
} from "~/domain/busqueda/en-subcategoria.server";
import type { AtributoPublico } from "~/domain/medidas/filtros";
import { listFilas } from "~/domain/vehiculos/filas-productos.server";
import { MOST_COUNTED, searchParts } from "~/domain/kernel/text";

/** The categories with their subcategories, in the catalogue's order, to choose from in the back office. */
export async function listCategorias() {
  const [categorias, subcategorias] = await Promise.all([
    readRows<{ id: number; nombre: string }>(sql`SELECT id, nombre FROM categorias_info ORDER BY orden, id`),
    readRows<{ id: number; nombre: string; categoria_id: number }>(
      sql`SELECT id, nombre, categoria_id FROM subcategorias ORDER BY clave`,
    ),
  ]);
  return categorias.map((categoria) => ({
    ...categoria,
    subcategorias: subcategorias
      .filter(({ categoria_id }) => categoria_id === categoria.id)
      .map(({ id, nombre }) => ({ id, nombre })),
  }));
}

interface Seccion {
  nombre: string;
  slug: string;
}

interface Pedido extends Asked {
  /** The measures that are shown. */
  columnas: readonly AtributoPublico[];
  skip: number;
  take: number;
}

interface Subcategoria extends Lugar {
  slug: string;
  categoria: Seccion;
}

/**
 * A page of a subcategory's visible products whose name or code contains all parts of `q` and whose measures pass the
 * filters, and how many have pages: `hayMas` when more than `MOST_COUNTED` pass, of which the first have.
 */
export async function listProductosVisibles(subcategoria: Subcategoria, pedido: Pedido) {
  const { q, filtros, columnas, orden, skip, take } = pedido;
  const filtered = searchParts(q).length > 0 || filtros.length > 0;
  const found = filtered ? await findInSubcategoria(subcategoria, pedido, skip + take) : null;
  const shown = found
    ? join([0, ...found.ids.slice(skip, skip + take)])
    : sql`SELECT p.id FROM productos p WHERE ${visiblesDe(subcategoria)} ORDER BY ${ordenes[orden]} LIMIT ${take} OFFSET ${skip}`;
  const filas = await listFilas(sql`p.id IN (${shown}) ORDER BY ${ordenes[orden]}`, { atributos: columnas });
  // The caller has already read the category and subcategory of all these products.
  const { categoria } = subcategoria;
  const donde = {
    categoria: { nombre: categoria.nombre, slug: categoria.slug },
    subcategoria: { nombre: subcategoria.nombre, slug: subcategoria.slug },
  };
  const productos = filas.map((fila) => ({ ...fila, ...donde }));
  const cuantos = found?.cuantos ?? subcategoria.productos_visibles;
  const hayMas = found !== null && cuantos > MOST_COUNTED;
  return { total: hayMas ? MOST_COUNTED : cuantos, hayMas, productos };
}
