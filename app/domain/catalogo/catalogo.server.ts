import { readRows } from "~/services/db/rows.server";
import { atHand, holds, join, productoHolds, sql, type Sql } from "~/services/db/fulltext.server";
import { codigoPlano } from "./search";
import type { AtributoPublico, Filtro } from "~/domain/medidas/filtros";
import { listFilas } from "~/domain/vehiculos/filas-productos.server";
import { filtrosWhere } from "~/domain/medidas/publico.server";
import { hasWildcard, MOST_COUNTED, searchParts } from "~/domain/kernel/text";

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

const ordenes = {
  nombre: sql`p.clave, p.id`,
  "nombre-desc": sql`p.clave DESC, p.id DESC`,
  codigo: sql`p.codigo_clave`,
};
export type Orden = keyof typeof ordenes;
/** The same by the copies that `medidas m` have. */
const deMedidas = {
  nombre: sql`m.clave, m.producto_id`,
  "nombre-desc": sql`m.clave DESC, m.producto_id DESC`,
  codigo: null,
};

/** Condition on `productos p`: name or code contains a part of a search, the code with or without its separators. */
function contains(part: string) {
  // % and _ separate no code: without its sign "5%" would be found in every code with a 5.
  const plano = hasWildcard(part) ? "" : codigoPlano(part);
  const written = productoHolds(part);
  return plano === "" ? written : sql`(${written} OR ${holds(sql`p.codigo_plano`, plano)})`;
}

interface Pedido {
  q: string;
  filtros: readonly Filtro[];
  /** The measures that are shown. */
  columnas: readonly AtributoPublico[];
  orden: Orden;
  skip: number;
  take: number;
}

interface Subcategoria extends Seccion {
  id: number;
  productos_visibles: number;
  categoria: Seccion;
}

/**
 * SQL for the ids of a subcategory's visible products that pass filters and contain all `parts`, in their order, and how
 * many they are, where measures know it.
 */
async function selectFiltered(of: Sql, filtros: readonly Filtro[], parts: readonly Sql[], orden: Orden) {
  const byMedidas = deMedidas[orden];
  const { conditions, narrow, inMedidas, cuantos } = await filtrosWhere(filtros, byMedidas !== null);
  const where = join([...conditions, ...parts], " AND ");
  if (!byMedidas || !inMedidas) {
    const found = sql`${narrow ? atHand(of) : of} AND ${where}`;
    return { cuantos, ids: sql`SELECT p.id FROM productos p WHERE ${found} ORDER BY ${ordenes[orden]}` };
  }
  // What is measured is of the subcategory alone, and a measure has a `clave` while its product is visible.
  const found =
    parts.length === 0
      ? sql`medidas m WHERE ${where}`
      : sql`medidas m CROSS JOIN productos p WHERE p.id = m.producto_id AND ${where}`;
  return { cuantos, ids: sql`SELECT m.producto_id AS id FROM ${found} ORDER BY ${byMedidas}` };
}

/**
 * The ids of a page of a subcategory's visible products whose name or code contains all parts of `q` and whose measures
 * pass the filters, and how many do, up to one more than `MOST_COUNTED`: an index in the list's order is read until there
 * are as many, or the products of a filter that few pass. Where the index of measures knows how many there are, only
 * until the end of the page.
 */
async function findFiltered(of: Sql, { q, filtros, orden, skip, take }: Pedido) {
  const parts = searchParts(q).map(contains);
  const found = await selectFiltered(of, filtros, parts, orden);
  const cuantos = parts.length === 0 ? found.cuantos : null;
  const most = cuantos === null ? MOST_COUNTED + 1 : Math.min(skip + take, MOST_COUNTED);
  const rows = await readRows<{ ids: string | null }>(
    sql`SELECT string_agg(CAST(x.id AS TEXT), ',') AS ids FROM (${found.ids} LIMIT ${most}) AS x`,
  );
  const all = (rows[0]?.ids ?? "").split(",").filter(Boolean).map(Number);
  return { cuantos: cuantos ?? all.length, ids: all.slice(0, MOST_COUNTED).slice(skip, skip + take) };
}

/**
 * A page of a subcategory's visible products whose name or code contains all parts of `q` and whose measures pass the
 * filters, and how many have pages: `hayMas` when more than `MOST_COUNTED` pass, of which the first have.
 */
export async function listProductosVisibles(subcategoria: Subcategoria, pedido: Pedido) {
  const { q, filtros, columnas, orden, skip, take } = pedido;
  const of = sql`p.subcategoria_id = ${subcategoria.id} AND p.visible = true`;
  const filtered = searchParts(q).length > 0 || filtros.length > 0;
  const found = filtered ? await findFiltered(of, pedido) : null;
  const shown = found
    ? join([0, ...found.ids])
    : sql`SELECT p.id FROM productos p WHERE ${of} ORDER BY ${ordenes[orden]} LIMIT ${take} OFFSET ${skip}`;
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
