import { db } from "~/services/db/client.server";
import { isInMuestra, join, type Muestra, sql } from "~/services/db/fulltext.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { inOrder } from "~/domain/kernel/order";
import { MOST_COUNTED } from "~/domain/kernel/text";
import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { isForAno } from "./aplicaciones";
import { UNIVERSALES } from "./hrefs";

/** Rows of each category before a visitor asks for all of them. */
const PRIMEROS = 6;
/** Products of a category of a line that have pages: a hundred pages. */
const MOST_LISTED = 2_400;

/** A line by its id, or several that share a name, and a year (modelo); 0 for every year. */
export interface Vehiculo {
  lineas: readonly number[];
  ano: number;
}

/** SQL for the ids of the products with an application for the vehicle, among a sample of the products. */
function fitting({ lineas, ano }: Vehiculo, muestra: Muestra = 1) {
  const years = ano === 0 ? sql`` : sql`AND a.desde <= ${ano} AND (a.hasta IS NULL OR a.hasta >= ${ano})`;
  const some = muestra === 1 ? sql`` : sql`AND ${isInMuestra(sql`a.producto_id`, muestra)}`;
  return sql`(SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id IN (${join([...lineas])}) ${years} ${some})`;
}

/**
 * SQL condition on `productos p`: visible, with an application for the vehicle. `IS NOT FALSE`: as an equation it would
 * tempt SQLite to read the index of all visible ones.
 */
export function fitsVehiculo(vehiculo: Vehiculo, muestra: Muestra = 1) {
  return sql`p.visible IS NOT FALSE AND p.id IN ${fitting(vehiculo, muestra)}`;
}

/** A line and a year (modelo); 0 for every year. */
export interface LineaYAno {
  linea_id: number;
  ano: number;
}

/** SQL condition on `aplicaciones a`: it is of the line, for the year; so written that SQLite takes no index of years. */
function ofLinea({ linea_id, ano }: LineaYAno) {
  const years = ano === 0 ? sql`` : sql`AND +a.desde <= ${ano} AND COALESCE(a.hasta, ${ano}) >= ${ano}`;
  return sql`a.linea_id = ${linea_id} ${years}`;
}

/**
 * SQL for the visible products of a category for a line and year, each once, with their names. Applications know both:
 * an index has them in this order, so that only what is shown or counted is read.
 */
function deCategoria(vehiculo: LineaYAno, categoria: ReturnType<typeof sql>) {
  return sql`SELECT DISTINCT a.clave, a.producto_id FROM aplicaciones a
    WHERE ${ofLinea(vehiculo)} AND a.categoria_id = ${categoria}`;
}

/** SQL for the visible universal products without an application for the line and year. */
function universales(vehiculo: LineaYAno) {
  return sql`SELECT p.clave, p.id AS producto_id FROM productos p WHERE p.universal = true AND p.visible = true
    AND p.id NOT IN (SELECT a.producto_id FROM aplicaciones a WHERE ${ofLinea(vehiculo)} AND a.universal)`;
}

/** SQL for the number of products, counted up to `most`. */
const counted = (products: ReturnType<typeof sql>, most: number) =>
  sql`(SELECT count(*) FROM (${products} LIMIT ${most}) AS contados)`;

/** SQL for the ids of some products by name, as a text; null for none. */
const firstOf = (products: ReturnType<typeof sql>, take: number, skip = 0) =>
  sql`(SELECT string_agg(CAST(x.producto_id AS TEXT), ',' ORDER BY x.clave, x.producto_id) FROM (${products}
    ORDER BY clave, producto_id LIMIT ${take} OFFSET ${skip}) AS x)`;

type Id = number | bigint;
type Producto = FotoRow & { id: Id; codigo: string; nombre: string; slug: string; subcategoria_id: Id };

/** A product on a line's page, with its own photo and its applications for the vehicle. */
async function readFilas(ids: readonly number[], { linea_id, ano }: LineaYAno) {
  // Prisma asks the database for no rows too.
  if (ids.length === 0) return [];
  const [secciones, rows, all] = await Promise.all([
    seccionesById(),
    db.$queryRaw<Producto[]>(
      sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.subcategoria_id, ${fotoColumns}
        FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE p.id IN (${join(ids)})`,
    ),
    db.aplicacion.findMany({
      where: { producto_id: { in: [...ids] }, linea_id },
      orderBy: { orden: "asc" },
      select: { producto_id: true, desde: true, hasta: true, posicion: true, motor: true, nota: true },
    }),
  ]);
  const fitting = all.filter((one) => ano === 0 || isForAno(one, ano));
  const shown = rows.flatMap((row) => {
    const subcategoria = secciones.get(Number(row.subcategoria_id));
    if (!subcategoria) return [];
    const { codigo, nombre } = row;
    const id = Number(row.id);
    const href = productoHref(subcategoria.categoria, subcategoria, row);
    const aplicaciones = fitting.filter(({ producto_id }) => producto_id === id);
    return [{ id, codigo, nombre, href, medio: fotoOf(row), aplicaciones }];
  });
  return inOrder(ids, shown);
}
export type FilaVehiculo = Awaited<ReturnType<typeof readFilas>>[number];

export interface Grupo {
  /** The category's slug, or `UNIVERSALES`. */
  slug: string;
  nombre: string;
  total: number;
  filas: FilaVehiculo[];
}

interface Contado {
  categoria_id: Id;
  total: Id;
  /** The ids, by name. */
  ids: string | null;
}

const numbersOf = (ids: string | null | undefined) => (ids ? ids.split(",").map(Number) : []);

/**
 * The visible products for a line and year by category, in the catalogue's order, then the universal ones: how many there
 * are of each, up to one more than `MOST_COUNTED`, and the first six.
 */
export async function listPorCategoria(
  vehiculo: LineaYAno,
  categorias: readonly { id: number; nombre: string; slug: string }[],
): Promise<Grupo[]> {
  const [own, others] = [deCategoria(vehiculo, sql`c.id`), universales(vehiculo)];
  const most = MOST_COUNTED + 1;
  const [counts, [rest]] = await Promise.all([
    db.$queryRaw<Contado[]>(
      sql`SELECT c.id AS categoria_id, ${counted(own, most)} AS total, ${firstOf(own, PRIMEROS)} AS ids FROM categorias_info c`,
    ),
    db.$queryRaw<Omit<Contado, "categoria_id">[]>(
      sql`SELECT ${counted(others, most)} AS total, ${firstOf(others, PRIMEROS)} AS ids`,
    ),
  ]);
  const found = new Map(counts.map((row) => [Number(row.categoria_id), row]));
  const groups = [
    ...categorias.map(({ id, nombre, slug }) => ({ slug, nombre, contado: found.get(id) })),
    { slug: UNIVERSALES, nombre: "Universales", contado: rest },
  ].flatMap(({ contado, ...grupo }) => {
    const ids = numbersOf(contado?.ids);
    return ids.length > 0 ? [{ ...grupo, ids, total: Number(contado?.total) }] : [];
  });
  const filas = await readFilas(
    groups.flatMap(({ ids }) => ids),
    vehiculo,
  );
  return groups.map(({ ids, ...grupo }) => ({ ...grupo, filas: inOrder(ids, filas) }));
}

/**
 * A page of the visible products for a line and year in one category, or of the universal ones (null), and how many have
 * pages: `hayMas` when there are more than `MOST_LISTED`, which nobody turns.
 */
export async function listDeCategoria(
  vehiculo: LineaYAno,
  categoria_id: number | null,
  { skip, take }: { skip: number; take: number },
) {
  const products = categoria_id === null ? universales(vehiculo) : deCategoria(vehiculo, sql`${categoria_id}`);
  const rows = await db.$queryRaw<Omit<Contado, "categoria_id">[]>(
    sql`SELECT ${counted(products, MOST_LISTED + 1)} AS total, ${firstOf(products, take, Math.min(skip, MOST_LISTED))} AS ids`,
  );
  const filas = await readFilas(numbersOf(rows[0]?.ids), vehiculo);
  const total = Number(rows[0]?.total ?? 0);
  return { total: Math.min(total, MOST_LISTED), hayMas: total > MOST_LISTED, filas };
}
