import { type Entre, findRanked, type Place } from "~/domain/busqueda/candidates.server";
import { MOST_LOOKED_THROUGH } from "~/domain/busqueda/en-subcategoria.server";
import { containedForms } from "~/domain/busqueda/palabras";
import { staffReadings } from "~/domain/busqueda/readings.server";
import { palabrasDe } from "~/domain/busqueda/words.server";
import { fotoColumns, fotoOf, type FotoRow } from "~/domain/medios/projections.server";
import { idsByReferencia } from "~/domain/referencias/numeros.server";
import { inOrder } from "~/domain/kernel/order";
import { searchParts } from "~/domain/kernel/text";
import { readCount, readRows } from "~/services/db/rows.server";
import { productoHasWords, productoHolds, type WordGroups } from "~/services/db/fulltext.server";
import { allOf, atHand, join, sql } from "~/services/db/sql.server";
import { areMarkable, type Estado, MOST_MARKED, productosPorPagina } from "./listas";
import { areFollowed } from "./pendientes/pendientes.server";
import { listMarcados, type Marcado } from "./productos.server";
import { measureForms, toSearchQuery } from "./search";

/** Pages of a list; nobody turns more. */
const MOST_PAGES = 400;

export interface ProductosQuery {
  q: string;
  categoria_id?: number;
  subcategoria_id?: number;
  estado?: Estado;
  page: number;
}
type Filtros = Omit<ProductosQuery, "page" | "q">;
type Where = Entre["where"];

/**
 * Number of products that a filter without text finds, from the counts stored with the subcategories, not the
 * products.
 */
async function countKept({ categoria_id, subcategoria_id, estado }: Filtros): Promise<number> {
  const where = allOf([
    ...(categoria_id === undefined ? [] : [sql`categoria_id = ${categoria_id}`]),
    ...(subcategoria_id === undefined ? [] : [sql`id = ${subcategoria_id}`]),
  ]);
  const cuenta = {
    todos: sql`sum(productos_total)`,
    visible: sql`sum(productos_visibles)`,
    oculto: sql`sum(productos_total - productos_visibles)`,
  }[estado ?? "todos"];
  return readCount(sql`SELECT coalesce(${cuenta}, 0) AS n FROM subcategorias WHERE ${where}`);
}

/** Always true, as every name sorts after ""; it makes a database read the whole list through the index of its order. */
export const byName = sql`p.clave >= ''`;

/** SQL condition on `productos p` for the filters; with `byName` an index in the order of the list serves it. */
function filtersWhere({ categoria_id, subcategoria_id, estado }: Filtros): Where {
  return allOf([
    ...(categoria_id === undefined ? [] : [sql`p.categoria_id = ${categoria_id}`]),
    ...(subcategoria_id === undefined ? [] : [sql`p.subcategoria_id = ${subcategoria_id}`]),
    ...(estado === undefined ? [] : [estado === "visible" ? sql`p.visible = true` : sql`p.visible = false`]),
  ]);
}

interface Named {
  id: number;
  clave: string;
}

/**
 * Condition: the code, the name, or the name of the category or subcategory contains a part of the search (ADM §2), a plural
 * what its singular contains.
 */
function contains(part: string, categorias: readonly Named[], subcategorias: readonly Named[]): Where {
  const forms = containedForms(part);
  const isIn = ({ clave }: Named) => forms.some((form) => clave.includes(form));
  const idsOf = (rows: readonly Named[]) => rows.filter(isIn).map(({ id }) => id);
  const [inCategorias, inSubcategorias] = [idsOf(categorias), idsOf(subcategorias)];
  const places = [
    ...(inCategorias.length > 0 ? [sql`p.categoria_id IN (${join(inCategorias)})`] : []),
    ...(inSubcategorias.length > 0 ? [sql`p.subcategoria_id IN (${join(inSubcategorias)})`] : []),
  ];
  return sql`(${join([...forms.map(productoHolds), ...places], " OR ")})`;
}

/** Condition: every part of the search is contained. */
async function containsAll(parts: readonly string[]): Promise<Where> {
  const [categorias, subcategorias] = await Promise.all([
    readRows<Named>(sql`SELECT id, clave FROM categorias_info`),
    readRows<Named>(sql`SELECT id, clave FROM subcategorias`),
  ]);
  return join(
    parts.map((part) => contains(part, categorias, subcategorias)),
    " AND ",
  );
}

/** Filters that leave a smaller part of the products than one in so many lead to them faster than words. */
const SMALL_PART = 10;

/** The words that all products of a category or subcategory have from its name; none while they follow a new one. */
async function wordsOf({ categoria_id, subcategoria_id }: Filtros): Promise<WordGroups> {
  if (await areFollowed(subcategoria_id === undefined ? { categoria_id } : { id: subcategoria_id })) return [];
  const [found] = await readRows<{ nombre: string }>(
    subcategoria_id === undefined
      ? sql`SELECT nombre FROM categorias_info WHERE id = ${categoria_id}`
      : sql`SELECT nombre FROM subcategorias WHERE id = ${subcategoria_id}`,
  );
  return palabrasDe(found?.nombre ?? "");
}

/** The products that filters leave, for a search by words. */
async function entreOf(filtros: Filtros, cuantos: number): Promise<Entre> {
  const { categoria_id, subcategoria_id, estado } = filtros;
  const [where, todos] = [filtersWhere(filtros), await countKept({})];
  const small = cuantos * SMALL_PART < todos;
  if (categoria_id === undefined && subcategoria_id === undefined)
    return { where, cuantos, todos, pocos: small ? (estado === "oculto" ? "ocultos" : "otros") : undefined };
  const [palabras, suyos] = await Promise.all([wordsOf(filtros), countKept({ categoria_id, subcategoria_id })]);
  return { where, cuantos, todos: suyos, pocos: small && estado === "oculto" ? "ocultos" : undefined, palabras };
}

const placeOf = (page: number): Place => ({ take: productosPorPagina, skip: (page - 1) * productosPorPagina });

/** What a search by words finds, best first, and the words it is read as; null when it finds nothing. */
async function findByWords(q: string, entre: Entre, place: Place) {
  const consulta = toSearchQuery(q);
  if (!consulta) return null;
  for await (const groups of staffReadings(consulta)) {
    const found = await findRanked({ consulta, groups, entre }, place);
    if (found.total > 0) return { ...found, groups };
  }
  return null;
}

/**
 * SQL conditions on `productos p`: `where` by which an index in the order of the list leads to rows, and `holds`, which
 * each of them is asked.
 */
interface Conditions {
  where: Where;
  holds: Where;
}

/** Where nothing else is found: the search is another number of theirs, the filters hold. */
async function numbered(q: string, where: Where): Promise<Conditions> {
  return { where: sql`p.id IN (${join([0, ...(await idsByReferencia(q))])}) AND ${atHand(where)}`, holds: sql`1 = 1` };
}

/** Among few products: they contain every part of the search, however its measures are written; where none does, it is another number. */
async function amongFew(q: string, where: Where): Promise<Conditions> {
  for (const texto of [q, ...measureForms(q)]) {
    const holds = await containsAll(searchParts(texto));
    const any = await readRows(sql`SELECT 1 FROM productos p WHERE ${where} AND ${holds} LIMIT 1`);
    if (any.length > 0) return { where, holds };
  }
  return numbered(q, where);
}

/** SQL conditions on `productos p` for a search and filters. */
export async function productosWhere({ q, ...filtros }: Omit<ProductosQuery, "page">): Promise<Conditions> {
  const [where, cuantos] = [filtersWhere(filtros), await countKept(filtros)];
  if (searchParts(q).length === 0) return { where, holds: sql`1 = 1` };
  if (cuantos <= MOST_LOOKED_THROUGH) return amongFew(q, where);
  const found = await findByWords(q, await entreOf(filtros, cuantos), placeOf(1));
  return found ? { where, holds: productoHasWords(found.groups) } : numbered(q, where);
}

/** Number of `productos p` for which an SQL condition holds. */
const countProductos = (where: Where) => readCount(sql`SELECT count(*) AS n FROM productos p WHERE ${where}`);

interface Leida extends FotoRow {
  id: number;
  clave: string;
  slug: string;
  codigo: string;
  nombre: string;
  descripcion: string;
  visible: boolean;
  universal: boolean;
  revision: number;
  categoria: string;
  categoria_slug: string;
  subcategoria: string;
  subcategoria_slug: string;
}

/** Products by their ids, in this order, with the names of where they are: one statement for all of it. */
export async function readProductos(ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await readRows<Leida>(
    sql`SELECT p.id, p.clave, p.slug, p.codigo, p.nombre, p.descripcion, p.visible, p.universal, p.revision,
        c.nombre AS categoria, c.slug AS categoria_slug, s.nombre AS subcategoria, s.slug AS subcategoria_slug, ${fotoColumns}
      FROM productos p JOIN categorias_info c ON c.id = p.categoria_id JOIN subcategorias s ON s.id = p.subcategoria_id
        LEFT JOIN medios m ON m.id = p.medio_id WHERE p.id IN (${join(ids)})`,
  );
  const filas = rows.map((row) => {
    const { categoria, categoria_slug, subcategoria, subcategoria_slug, ...rest } = row;
    const { almacen, archivo, mime, ancho, alto, alt, ...producto } = rest;
    return {
      ...producto,
      categoria: { nombre: categoria, slug: categoria_slug },
      subcategoria: { nombre: subcategoria, slug: subcategoria_slug },
      medio: fotoOf({ almacen, archivo, mime, ancho, alto, alt }),
    };
  });
  return inOrder(ids, filas);
}

/** The ids of products, by name. */
async function readIds(where: Where, { take, skip }: Place) {
  const found = await readRows<{ id: number }>(
    sql`SELECT p.id FROM productos p WHERE ${byName} AND ${where} ORDER BY p.clave, p.id LIMIT ${take} OFFSET ${skip}`,
  );
  return found.map(({ id }) => id);
}

interface Found {
  ids: number[];
  /** Rows that the pages show. */
  total: number;
  /** All products; null for more than a thousand. */
  cuantos: number | null;
}

/**
 * The products that a search finds (substring of code, name, category, subcategory: ADM §2), by name. Where the filters
 * leave more than `MOST_LOOKED_THROUGH`, a search is by words, best first: a word begins with what was typed or contains
 * it, a code contains it. Where nothing does, it may be another number of theirs.
 */
async function find({ q, ...filtros }: Omit<ProductosQuery, "page">, place: Place): Promise<Found> {
  const [where, cuantos] = [filtersWhere(filtros), await countKept(filtros)];
  const most = MOST_PAGES * productosPorPagina;
  if (searchParts(q).length === 0)
    return { ids: place.skip < most ? await readIds(where, place) : [], total: Math.min(cuantos, most), cuantos };
  const read = async ({ where: led, holds }: Conditions) => {
    const all = sql`${led} AND ${holds}`;
    const [total, ids] = await Promise.all([countProductos(all), readIds(all, place)]);
    return { ids, total, cuantos: total };
  };
  if (cuantos <= MOST_LOOKED_THROUGH) return read(await amongFew(q, where));
  const found = await findByWords(q, await entreOf(filtros, cuantos), place);
  if (!found) return read(await numbered(q, where));
  const { total, hayMas, ids } = found;
  return { ids, total, cuantos: hayMas ? null : total };
}

/** A page of the products that a search finds. */
export async function listProductos({ page, ...query }: ProductosQuery) {
  const { ids, ...counts } = await find(query, placeOf(page));
  return { ...counts, productos: await readProductos(ids) };
}

/** All products that a search finds, to be marked together; none where there are too many. */
export async function listMarcables(query: Omit<ProductosQuery, "page">): Promise<Marcado[]> {
  const { ids, cuantos } = await find(query, { take: MOST_MARKED, skip: 0 });
  return areMarkable(cuantos) ? listMarcados(ids) : [];
}
