import { codigoPlano, measureForms, toSearchQuery } from "~/domain/catalogo/search";
import { areFollowed } from "~/domain/catalogo/pendientes/pendientes.server";
import { hasWildcard, MOST_COUNTED, searchParts } from "~/domain/kernel/text";
import type { Filtro } from "~/domain/medidas/filtros";
import { type Contado, countFiltros, medidasOf, passes } from "~/domain/medidas/publico.server";
import {
  isWordFor,
  productoHasWords,
  productoHolds,
  productoMatches,
  type WordGroups,
} from "~/services/db/fulltext.server";
import { allOf, atHand, holds, isAmong, isOne, join, sql, type Sql } from "~/services/db/sql.server";
import { firstInOrder, readIds } from "~/services/db/lists/in-order.server";
import { estimateOf } from "./muestras.server";
import { containedForms } from "./palabras";
import { staffReadings } from "./readings.server";
import { howToFind, palabrasDe, rarestFirst } from "./words.server";

/** Products that are looked through for parts of a text; among more, words are looked for. */
export const MOST_LOOKED_THROUGH = 5_000;
/** About how many products with words are gathered and sorted; among more, a list is walked until enough are found. */
const FEW = 4_000;

export const ordenes = {
  nombre: sql`p.clave, p.id`,
  "nombre-desc": sql`p.clave DESC, p.id DESC`,
  codigo: sql`p.codigo_clave`,
};
export type Orden = keyof typeof ordenes;

/** A subcategory with its number of visible products. */
export interface Lugar {
  id: number;
  nombre: string;
  productos_visibles: number;
}

/** What a visitor asks of a subcategory's list. */
export interface Asked {
  q: string;
  filtros: readonly Filtro[];
  orden: Orden;
}

/** SQL condition on `productos p`: visible ones of a subcategory, as an index has them. */
export const visiblesDe = ({ id }: Lugar) => sql`p.subcategoria_id = ${id} AND p.visible = true`;

/** Condition on `productos p`: name or code contains a part of a search, the code with or without its separators. */
function contains(part: string) {
  // % and _ separate no code: without its sign "5%" would be found in every code with a 5.
  const plano = hasWildcard(part) ? "" : codigoPlano(part);
  const written = sql`(${join(containedForms(part).map(productoHolds), " OR ")})`;
  return plano === "" ? written : sql`(${written} OR ${holds(sql`p.codigo_plano`, plano)})`;
}

/** A text as it is looked for: a condition on `productos p`, and one by which an index leads to these, where they are few. */
interface Texto {
  holds: Sql;
  leads?: Sql;
}

async function textoOf(groups: WordGroups, own: WordGroups): Promise<Texto> {
  const words = await howToFind([...groups, ...own]);
  const few = (await estimateOf(words)) < FEW;
  return { holds: productoHasWords(groups), leads: few ? productoMatches(await rarestFirst(words)) : undefined };
}

/** The ways to read a text in a large subcategory, in words as they stand there; null: its name has them all. */
async function* readWords(q: string, lugar: Lugar): AsyncGenerator<Texto | null> {
  const consulta = toSearchQuery(q);
  if (!consulta) return;
  // All products of the subcategory have the words of its name, unless they still follow a new one: with them the index
  // leads to few others.
  const own = (await areFollowed({ id: lugar.id })) ? [] : palabrasDe(lugar.nombre);
  const isOwn = (word: string) => own.flat().some((name) => isWordFor(word, name));
  for await (const reading of staffReadings(consulta)) {
    const groups = reading.filter((group) => !group.some(isOwn));
    yield groups.length > 0 ? await textoOf(groups, own) : null;
  }
}

interface Search {
  lugar: Lugar;
  orden: Orden;
  filtros: readonly Contado[];
  texto: Texto | null;
}

/** SQL for the products whose measures a filter asks for, or those of a part of them. */
function measured(contado: Contado, part = sql`1 = 1`) {
  const { where, holds } = medidasOf(contado);
  return sql`SELECT m.producto_id FROM medidas m WHERE ${allOf([part, where, ...holds])}`;
}

/** The first ids of products that the text or the narrowest filter leads to, which are few; null where neither does. */
function gathered({ lugar, orden, filtros: [first, ...others], texto }: Search, most: number) {
  const byFiltro = first && first.pasan <= MOST_COUNTED ? first : undefined;
  const leads = byFiltro ? measured(byFiltro) : texto?.leads && sql`SELECT p.id FROM productos p WHERE ${texto.leads}`;
  if (!leads) return null;
  const left = byFiltro || !first ? others : [first, ...others];
  const asked = [
    visiblesDe(lugar),
    ...(texto ? [texto.holds] : []),
    ...left.map(({ filtro }) => passes(filtro, sql`p.id`)),
  ];
  const found = sql`${isAmong(leads)} AND ${atHand(allOf(asked))}`;
  return readIds(sql`SELECT p.id FROM productos p WHERE ${found} ORDER BY ${ordenes[orden]}`, most);
}

/** The first ids of a list that is walked in its order: that of the measures of a filter, where it is by name, or the products'. */
function walked({ lugar, orden, filtros, texto }: Search, most: number): Promise<number[]> {
  const [desc, much] = [orden === "nombre-desc", { most, cuantos: lugar.productos_visibles }];
  const [first, ...others] = filtros;
  if (!first || orden === "codigo") {
    const clave = orden === "codigo" ? sql`p.codigo_clave` : sql`p.clave`;
    const lista = { from: sql`productos p`, where: visiblesDe(lugar), clave, id: sql`p.id`, desc };
    const asked = [...(texto ? [texto.holds] : []), ...filtros.map(({ filtro }) => passes(filtro, sql`p.id`))];
    return firstInOrder(lista, () => atHand(allOf(asked)), much);
  }
  // What is measured is of the subcategory alone, and a measure has a `clave` while its product is visible.
  const { where, holds: own } = medidasOf(first);
  // The measures of the others have the same order: those of a part lie together.
  const besides = others.map((one) => medidasOf(one).where);
  const lista = { from: sql`medidas m`, where, besides, clave: sql`m.clave`, id: sql`m.producto_id`, desc };
  const also = (part: Sql) => others.map((one) => sql`m.producto_id IN (${measured(one, part)})`);
  const named = texto ? [isOne(sql`SELECT 1 FROM productos p WHERE p.id = m.producto_id AND ${texto.holds}`)] : [];
  return firstInOrder(lista, (part) => allOf([...own, atHand(allOf([...also(part), ...named]))]), much);
}

/**
 * The same where the list is by code and several filters are on: what few products pass is found among the measures, which lie
 * by name, and sorted; the products would be asked one by one.
 */
async function walkedByCode(search: Search, most: number): Promise<number[]> {
  const ids = await walked({ ...search, orden: "nombre" }, MOST_COUNTED + 1);
  if (ids.length > MOST_COUNTED) return walked(search, most);
  return readIds(
    sql`SELECT p.id FROM productos p WHERE p.id IN (${join([0, ...ids])}) ORDER BY ${ordenes.codigo}`,
    most,
  );
}

async function found(search: Search, most: number): Promise<number[]> {
  const ids = await gathered(search, most);
  if (ids) return ids;
  return search.orden === "codigo" && search.filtros.length > 1 ? walkedByCode(search, most) : walked(search, most);
}

/** The ways to read a text in a subcategory. */
async function* readTexts(q: string, lugar: Lugar): AsyncGenerator<Texto | null> {
  if (lugar.productos_visibles > MOST_LOOKED_THROUGH) return yield* readWords(q, lugar);
  for (const texto of [q, ...measureForms(q)]) yield { holds: allOf(searchParts(texto).map(contains)) };
}

/**
 * The first `most` ids of a subcategory's visible products that pass the filters and contain all parts of `q` in their name
 * or code, in the order of the list; `cuantos` pass, up to one more than `MOST_COUNTED`. Among more than 5,000 products a text is
 * looked for by words, as staff's lists do: a word begins with what was typed or contains it, a code contains it. What
 * nothing has is answered by an index, or the list is walked in parts.
 */
export async function findInSubcategoria(lugar: Lugar, { q, filtros, orden }: Asked, most: number) {
  const search = { lugar, orden, filtros: await countFiltros(filtros) };
  const [only, ...others] = search.filtros;
  const parts = searchParts(q);
  if (parts.length === 0 && only && others.length === 0)
    return { cuantos: only.pasan, ids: await found({ ...search, texto: null }, Math.min(most, MOST_COUNTED)) };
  const all = async (texto: Texto | null) => {
    const ids = await found({ ...search, texto }, MOST_COUNTED + 1);
    return { cuantos: ids.length, ids: ids.slice(0, MOST_COUNTED) };
  };
  if (parts.length === 0) return all(null);
  for await (const texto of readTexts(q, lugar)) {
    const some = await all(texto);
    if (some.cuantos > 0) return some;
  }
  return { cuantos: 0, ids: [] };
}
