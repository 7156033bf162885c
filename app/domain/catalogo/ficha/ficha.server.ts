import { db } from "~/services/db/client.server";
import { type CategoriaLeida, findSeccion } from "../sections.server";
import { claseOf, firstPicture } from "~/domain/medios/medios";
import { listAtributosPublicos } from "~/domain/medidas/publico.server";
import { listFilas } from "~/domain/vehiculos/filas-productos.server";
import { lineasById } from "~/domain/vehiculos/publico.server";
import { slugify, toClave } from "~/domain/kernel/text";
import { isVisible } from "~/services/db/fulltext.server";
import { sql, type Sql } from "~/services/db/sql.server";
import { readRows } from "~/services/db/rows.server";
import { type Fila, readFilas } from "./filas.server";

/**
 * A product with its category and subcategory, and its picture (DEC 9): its own, else the first of its
 * subcategory or category; `referencia` names that section, and is null for its own. `galeria` has its own pictures and
 * videos, `documentos` its guides.
 */
async function toFicha(row: Fila) {
  const seccion = await findSeccion(row.subcategoria_id);
  if (!seccion) return null;
  const { categoria, ...subcategoria } = seccion;
  const { nombre, slug, dibujo } = categoria;
  const deSubcategoria = firstPicture(subcategoria.medios);
  const { medio: propia, archivos, aplicaciones, medidas, ...producto } = row;
  const [lineas, atributos] = await Promise.all([lineasById(), listAtributosPublicos(row.subcategoria_id)]);
  const documentos = archivos.filter((medio) => claseOf(medio) === "pdf");
  const visibles = archivos.filter((medio) => !documentos.includes(medio));
  const lent = deSubcategoria ? `subcategoría ${subcategoria.nombre}` : `categoría ${nombre}`;
  return {
    ...producto,
    aplicaciones: aplicaciones.flatMap((one) => {
      const linea = lineas.get(one.linea_id);
      return linea ? [{ ...one, linea }] : [];
    }),
    medidas: atributos.flatMap((atributo) =>
      medidas.filter(({ atributo_id }) => atributo_id === atributo.id).map((medida) => ({ ...medida, atributo })),
    ),
    categoria: { nombre, slug, dibujo },
    subcategoria: {
      nombre: subcategoria.nombre,
      slug: subcategoria.slug,
      productos_visibles: subcategoria.productos_visibles,
    },
    imagen: propia ?? deSubcategoria ?? firstPicture(categoria.medios) ?? null,
    referencia: propia ? null : lent,
    galeria: propia ? [propia, ...visibles] : visibles,
    documentos,
  };
}
export type Ficha = NonNullable<Awaited<ReturnType<typeof toFicha>>>;

async function toFichas(rows: readonly Fila[]): Promise<Ficha[]> {
  return (await Promise.all(rows.map(toFicha))).filter((one) => one !== null);
}

/**
 * The product that has, or had, a slug in a subcategory. Hidden products are returned too; the caller answers 404 for
 * them.
 */
export async function findProducto(subcategoria_id: number, slug: string): Promise<Ficha | null> {
  const [row] = await readFilas(sql`p.subcategoria_id = ${subcategoria_id} AND p.slug = ${slug}`);
  if (row) return toFicha(row);
  const [old] = await readFilas(sql`p.id IN (${thatHad(slug, sql`${subcategoria_id}`)})`);
  return old ? toFicha(old) : null;
}

/** Products that an address without the subcategory means; `former` when they had that address and left it. */
interface Meant {
  productos: Ficha[];
  former: boolean;
}

/** The ids of products that had a slug, in one of the subcategories where they are given. */
function thatHad(slug: string, subcategorias?: Sql) {
  const within = subcategorias ? sql`AND h.padre_id IN (${subcategorias})` : sql``;
  return sql`SELECT h.producto_id FROM historial_slugs h WHERE h.tipo = 'producto' AND h.slug = ${slug} ${within}`;
}

/**
 * The product that had a slug in a subcategory that is gone since; null when none had it, or several, or when another
 * visible one has it now (DEC 5). Hidden products are returned too.
 */
export async function findProductoOfGone(slug: string): Promise<Ficha | null> {
  const ofGone = sql`NOT EXISTS (SELECT 1 FROM subcategorias s WHERE s.id = h.padre_id)`;
  const had = sql`${thatHad(slug)} AND ${ofGone}`;
  const have = sql`SELECT o.id FROM productos o WHERE o.slug = ${slug} AND o.visible IS NOT FALSE AND EXISTS (${had})`;
  const [row, ...others] = await readFilas(sql`p.id IN (${had} UNION ${have})`);
  return row && others.length === 0 ? toFicha(row) : null;
}

/**
 * The visible products with a slug in a category; else those that had it there, or have it in a subcategory that has
 * left the category (DEC 5).
 */
export async function findProductosInCategoria(categoria: CategoriaLeida, slug: string): Promise<Meant> {
  // By the subcategories: products that are many follow theirs to another category later.
  const own = sql`SELECT s.id FROM subcategorias s WHERE s.categoria_id = ${categoria.id}`;
  const rows = await readFilas(sql`p.slug = ${slug} AND p.subcategoria_id IN (${own}) AND ${isVisible}`);
  if (rows.length > 0) return { productos: await toFichas(rows), former: false };
  const gone = sql`SELECT h.subcategoria_id FROM historial_slugs h WHERE h.tipo = 'subcategoria' AND h.padre_id = ${categoria.id}`;
  const moved = sql`SELECT m.id FROM productos m WHERE m.slug = ${slug} AND m.subcategoria_id IN (${gone})`;
  const had = thatHad(slug, sql`${own} UNION ALL ${gone}`);
  const old = await readFilas(sql`p.id IN (${moved} UNION ALL ${had}) AND ${isVisible}`);
  return { productos: await toFichas(old), former: true };
}

/**
 * The visible products that a short address can mean: those with this slug, else the one with this code, else those
 * whose slug it is in another spelling, else those that had this slug (DEC 5, 8).
 */
export async function findProductosByText(text: string): Promise<Meant> {
  const slug = slugify(text);
  const readings = [sql`p.slug = ${text}`, sql`p.codigo_clave = ${toClave(text)}`, sql`p.slug = ${slug}`];
  for (const reading of readings) {
    const rows = await readFilas(sql`${reading} AND ${isVisible}`);
    if (rows.length > 0) return { productos: await toFichas(rows), former: false };
  }
  return { productos: await toFichas(await readFilas(sql`p.id IN (${thatHad(slug)}) AND ${isVisible}`)), former: true };
}

/** A visible product by its id; null when there is none. */
export async function findFicha(id: number): Promise<Ficha | null> {
  const [row] = await readFilas(sql`p.id = ${id} AND ${isVisible}`);
  return row ? toFicha(row) : null;
}

/** Most related products of a product. */
const RELACIONADOS = 6;

/**
 * SQL condition on `productos p`, and their order: visible products of the same subcategory, by name: those that follow a
 * product, then, if these are too few, those before.
 */
function areNear({ id, subcategoria_id, clave }: Ficha) {
  const others = sql`p.subcategoria_id = ${subcategoria_id} AND p.visible = true AND p.id <> ${id}`;
  const near = (side: Sql, most: Sql) =>
    sql`SELECT cerca.id FROM (SELECT p.id FROM productos p WHERE ${others} AND ${side} LIMIT ${most}) AS cerca`;
  const after = near(sql`p.clave >= ${clave} ORDER BY p.clave, p.id`, sql`${RELACIONADOS}`);
  const missing = sql`(SELECT ${RELACIONADOS} - count(*) FROM (${after}) AS siguientes)`;
  const before = near(sql`p.clave < ${clave} ORDER BY p.clave DESC, p.id DESC`, missing);
  return sql`p.id IN (${after} UNION ALL ${before}) ORDER BY p.clave < ${clave}, p.clave, p.id`;
}

/** Related products as rows of a table; its columns are the measures in which one of them differs from the product. */
export async function listRelacionados(producto: Ficha) {
  const { categoria, subcategoria } = producto;
  const atributos = await listAtributosPublicos(producto.subcategoria_id);
  const enTabla = atributos.filter(({ en_tabla }) => en_tabla);
  const filas = await listFilas(areNear(producto), { atributos: enTabla });
  const productos = filas.map((fila) => ({ ...fila, categoria, subcategoria }));
  const own = new Map(producto.medidas.map(({ texto, atributo }) => [atributo.id, texto]));
  const differs = (id: number) => productos.some(({ medidas }) => medidas.has(id) && medidas.get(id) !== own.get(id));
  return { productos, columnas: enTabla.filter(({ id }) => differs(id)) };
}
export type Relacion = Awaited<ReturnType<typeof listRelacionados>>;

/** Category and subcategory of a hidden product with this slug or code, for the links on its 404 page (DEC 8). */
export async function findHidden(text: string, categoria_id?: number) {
  const within = categoria_id === undefined ? sql`` : sql`AND p.categoria_id = ${categoria_id}`;
  // A statement for each, and no equality with `visible`: else SQLite reads all hidden products.
  const those = (named: Sql) => sql`SELECT p.id FROM productos p WHERE ${named} AND p.visible IS NOT TRUE ${within}`;
  const [found] = await readRows<{ id: number | null }>(
    sql`SELECT min(x.id) AS id FROM (${those(sql`p.slug = ${text}`)}
      UNION ALL ${those(sql`p.codigo_clave = ${toClave(text)}`)}) AS x`,
  );
  const section = { select: { nombre: true, slug: true } } as const;
  return found?.id
    ? db.producto.findUnique({ where: { id: found.id }, select: { categoria: section, subcategoria: section } })
    : null;
}
