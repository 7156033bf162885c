import { readRows } from "~/services/db/rows.server";
import { rowsText } from "~/services/db/bulk.server";
import { isVisible } from "~/services/db/fulltext.server";
import { countUpTo, isAmong, join, sql, type Sql } from "~/services/db/sql.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { seccionesById } from "~/domain/catalogo/sections.server";
import { inOrder } from "~/domain/kernel/order";
import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { type Aplicacion, isForAno } from "./aplicaciones";
import { inYear } from "./ano.server";
import { UNIVERSALES } from "./hrefs";

/** Rows of each category before a visitor asks for all of them. */
const PRIMEROS = 3;
/** Products of a category that are counted on a page with all categories. */
const MOST_IN_GROUP = 300;
/** Products of a category of a line that have pages: a hundred pages. */
const MOST_LISTED = 2_400;
/** Applications of a line that are looked up one by one. */
const MOST_FEW = 400;
/** Products of a line that are read by name, all of them: up to here that is the cheapest. */
const MOST_READ = 2_000;

/** A line and a year (modelo), 0 for every year; `productos`, its visible ones, say how to look for them. */
interface LineaYAno {
  linea_id: number;
  ano: number;
  productos: number;
}

/** SQL condition on `aplicaciones a`: it is of the line, for the year; so written that SQLite takes no index of years. */
function ofLinea({ linea_id, ano }: LineaYAno) {
  return sql`a.linea_id = ${linea_id} AND ${inYear(ano)}`;
}

/**
 * SQL for the visible products of a year of a line that has many, where at most `MOST_FEW` applications began until
 * then, or did not end before. They are found by the years: the order of names would lead through all others. Null where
 * more did both, and without a year.
 */
async function pocas({ linea_id, ano, productos }: LineaYAno) {
  if (ano === 0 || productos <= MOST_READ) return null;
  const of = (years: Sql) => sql`SELECT a.producto_id FROM aplicaciones a WHERE a.linea_id = ${linea_id} AND ${years}`;
  const begun = of(sql`a.desde <= ${ano}`);
  const open = [of(sql`a.hasta IS NULL`), of(sql`a.hasta >= ${ano}`)];
  const upTo = (ids: Sql) => countUpTo(ids, MOST_FEW + 1);
  const [row] = await readRows<{ antes: number; despues: number }>(
    sql`SELECT ${upTo(begun)} AS antes, ${join(open.map(upTo), " + ")} AS despues`,
  );
  const begunToo = (ids: Sql) => sql`${ids} AND +a.desde <= ${ano}`;
  const { antes, despues } = row ?? { antes: Infinity, despues: Infinity };
  if (antes <= MOST_FEW) return visibleOf(sql`${begun} AND COALESCE(a.hasta, ${ano}) >= ${ano}`);
  return despues <= MOST_FEW ? visibleOf(join(open.map(begunToo), " UNION ALL ")) : null;
}

/** SQL for the visible products of some ids. */
function visibleOf(ids: Sql) {
  return sql`SELECT p.categoria_id, p.clave, p.id AS producto_id FROM productos p
    WHERE ${isVisible} AND ${isAmong(ids)}`;
}

/**
 * SQL for the visible products of a category for a line and year, each once, with their names, and what it needs before
 * it. Applications know both: an index has them in this order, so that only what is shown or counted is read.
 */
async function deCategoria(vehiculo: LineaYAno, categoria: Sql) {
  const few = await pocas(vehiculo);
  const [from, of] = few ? [sql`pocas`, sql`1 = 1`] : [sql`aplicaciones`, ofLinea(vehiculo)];
  return {
    con: few ? sql`WITH pocas AS MATERIALIZED (${few}) ` : sql``,
    productos: sql`SELECT DISTINCT a.clave, a.producto_id FROM ${from} a WHERE ${of} AND a.categoria_id = ${categoria}`,
  };
}

/** SQL for the visible universal products but those with an application for the line and year: these have their categories. */
const universalesFor = (vehiculo: LineaYAno) =>
  sql`SELECT p.clave, p.id AS producto_id FROM productos p WHERE p.universal = true AND p.visible = true
    AND p.id NOT IN (SELECT a.producto_id FROM aplicaciones a WHERE ${ofLinea(vehiculo)} AND a.universal)`;

/** SQL for the number of products, counted up to `most`. */
const counted = (products: Sql, most: number) => sql`(SELECT count(*) FROM (${products} LIMIT ${most}) AS contados)`;

/** SQL for the ids of some products by name, as a text; null for none. */
const firstOf = (products: Sql, take: number, skip = 0) =>
  sql`(SELECT string_agg(CAST(x.producto_id AS TEXT), ',' ORDER BY x.clave, x.producto_id) FROM (${products}
    ORDER BY clave, producto_id LIMIT ${take} OFFSET ${skip}) AS x)`;

type Producto = FotoRow & { id: number; codigo: string; nombre: string; slug: string; subcategoria_id: number };
/** An application on a line's page: its line is known. */
type Detalle = Omit<Aplicacion, "linea_id">;

/**
 * The applications of a product `p` for a line, in their order. Without the `+` SQLite would take the index of that order,
 * and read those for all lines.
 */
const detalles = (linea_id: number) =>
  rowsText(
    ["desde", "hasta", "posicion", "motor", "nota"],
    sql`aplicaciones WHERE linea_id = ${linea_id} AND producto_id = p.id ORDER BY +orden`,
  );

/** A product on a line's page, with its own photo and its applications for the vehicle. */
async function readFilas(ids: readonly number[], { linea_id, ano }: LineaYAno) {
  // Prisma asks the database for no rows too.
  if (ids.length === 0) return [];
  const [secciones, rows] = await Promise.all([
    seccionesById(),
    readRows<Producto & { aplicaciones: string }>(
      sql`SELECT p.id, p.codigo, p.nombre, p.slug, p.subcategoria_id, ${fotoColumns}, ${detalles(linea_id)} AS aplicaciones
        FROM productos p LEFT JOIN medios m ON m.id = p.medio_id WHERE p.id IN (${join(ids)})`,
    ),
  ]);
  const shown = rows.flatMap((row) => {
    const subcategoria = secciones.get(row.subcategoria_id);
    if (!subcategoria) return [];
    const { id, codigo, nombre } = row;
    const href = productoHref(subcategoria.categoria, subcategoria, row);
    const all: Detalle[] = JSON.parse(row.aplicaciones);
    const aplicaciones = all.filter((one) => ano === 0 || isForAno(one, ano));
    return [{ id, codigo, nombre, href, medio: fotoOf(row), aplicaciones }];
  });
  return inOrder(ids, shown);
}
export type FilaVehiculo = Awaited<ReturnType<typeof readFilas>>[number];

export interface Grupo {
  /** The category's slug, or `UNIVERSALES`. */
  slug: string;
  nombre: string;
  /** How many there are; `hayMas`: more than that. */
  total: number;
  hayMas: boolean;
  filas: FilaVehiculo[];
}

/** In place of a category's id. */
const OF_UNIVERSALES = 0;

interface Contado {
  categoria_id: number;
  total: number;
  /** The ids, by name. */
  ids: string | null;
}

const numbersOf = (ids: string | null | undefined) => (ids ? ids.split(",").map(Number) : []);

/**
 * The visible products for a line and year by category, in the catalogue's order, then the universal ones: how many there
 * are of each, up to one more than `MOST_IN_GROUP`, and the first three.
 */
export async function listPorCategoria(
  vehiculo: LineaYAno,
  categorias: readonly { id: number; nombre: string; slug: string }[],
): Promise<Grupo[]> {
  const { con, productos } = await deCategoria(vehiculo, sql`c.id`);
  const firstThree = (of: Sql) => sql`${counted(of, MOST_IN_GROUP + 1)} AS total, ${firstOf(of, PRIMEROS)} AS ids`;
  const counts = await readRows<Contado>(
    sql`${con}SELECT c.id AS categoria_id, ${firstThree(productos)} FROM categorias_info c
      UNION ALL SELECT ${OF_UNIVERSALES}, ${firstThree(universalesFor(vehiculo))}`,
  );
  const found = new Map(counts.map((row) => [row.categoria_id, row]));
  const all = [...categorias, { id: OF_UNIVERSALES, nombre: "Universales", slug: UNIVERSALES }];
  const groups = all.flatMap(({ id, nombre, slug }) => {
    const contado = found.get(id);
    if (!contado?.ids) return [];
    const { total } = contado;
    const hayMas = total > MOST_IN_GROUP;
    return { slug, nombre, total: Math.min(total, MOST_IN_GROUP), hayMas, ids: numbersOf(contado.ids) };
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
  const { con, productos } =
    categoria_id === null
      ? { con: sql``, productos: universalesFor(vehiculo) }
      : await deCategoria(vehiculo, sql`${categoria_id}`);
  const ofPage = firstOf(productos, take, Math.min(skip, MOST_LISTED));
  const [row] = await readRows<Omit<Contado, "categoria_id">>(
    sql`${con}SELECT ${counted(productos, MOST_LISTED + 1)} AS total, ${ofPage} AS ids`,
  );
  const total = row?.total ?? 0;
  const filas = await readFilas(numbersOf(row?.ids), vehiculo);
  return { total: Math.min(total, MOST_LISTED), hayMas: total > MOST_LISTED, filas };
}
