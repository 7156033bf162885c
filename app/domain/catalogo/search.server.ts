import type { Tx, Writing } from "~/services/db/client.server";
import { type WordGroups } from "~/services/db/fulltext.server";
import { join, sql } from "~/services/db/sql.server";
import { findRanked, visibles } from "~/domain/busqueda/candidates.server";
import { pickFrom, readings } from "~/domain/busqueda/readings.server";
import { type Cuenta, findVehiculo, searchSinSobrantes, searchVehiculo } from "~/domain/busqueda/vehiculos.server";
import { type Lectura, withMarca } from "~/domain/vehiculos/query";
import {
  codesIn,
  typedWords,
  MUCHOS_RESULTADOS,
  resultadosPorPagina,
  type SearchQuery,
  toSearchQuery,
  type Trozo,
} from "./search";
import { findAlternatives } from "~/domain/busqueda/vocabulary.server";
import {
  findByNumero,
  MOST_NAMED,
  findByParteDeNumero,
  findParecidos,
  type Named,
  type Parecido,
} from "~/domain/referencias/numeros.server";
import { type Hallada, listHalladas } from "~/domain/vehiculos/filas-productos.server";
import { writer } from "~/domain/kernel/unit.server";

const MOST_PAGES = 200;
/** Most codes of a text that are looked up. */
const MOST_CODES = 10;

/** Adds words to the vocabulary; words that it has already are skipped. */
export async function rememberWords(tx: Tx, palabras: readonly string[]): Promise<void> {
  await storeWords(writer(tx), palabras);
}

/** The same outside of `change`, for filling a database that nobody uses yet. */
export async function storeWords(tx: Writing, palabras: readonly string[]): Promise<void> {
  for (let start = 0; start < palabras.length; start += 500) {
    const values = palabras.slice(start, start + 500).map((palabra) => sql`(${palabra})`);
    await tx.$executeRaw(sql`INSERT INTO palabras (palabra) VALUES ${join(values)} ON CONFLICT DO NOTHING`);
  }
}

async function readPage(consulta: SearchQuery, groups: WordGroups, take: number, skip = 0) {
  const { ids, total, hayMas } = await findRanked({ consulta, groups, entre: await visibles() }, { take, skip });
  return { productos: await listHalladas(ids), total, masDe: hayMas ? MUCHOS_RESULTADOS : null };
}

const nothing = {
  exacto: null,
  retirado: null,
  corregido: null,
  sobran: [],
  vehiculo: null,
  cuenta: null,
  parecidos: [],
  total: 0,
  masDe: null,
  productos: [],
};

interface Found {
  /** The one product with the typed code or number. */
  exacto: Named | null;
  /** The typed code, which is retired; the first product replaces it (DEC 52). */
  retirado: string | null;
  /** What the text was taken for; null when it is searched as typed. */
  corregido: Trozo[] | null;
  /** Words beside the vehicle that nothing has, and without which was searched. */
  sobran: string[];
  /** The vehicle that was read in the text, and how many products are for it; null where the text alone was searched. */
  vehiculo: Lectura | null;
  cuenta: Cuenta | null;
  /** Products whose code or number differs from the text by one mistake (DEC 50). */
  parecidos: Parecido[];
  total: number;
  /** There are more results than so many; null where `total` is their number. */
  masDe: number | null;
  productos: Hallada[];
}

/** The page of the products that a number names; null where it names none. */
async function pageOfNumbered(
  found: Awaited<ReturnType<typeof findByParteDeNumero>>,
  page: number,
): Promise<Found | null> {
  const { retirado, productos, entero } = found;
  const [first, ...others] = productos;
  if (!first) return null;
  if (entero && retirado === null && others.length === 0) return { ...nothing, exacto: first };
  const listed = productos.slice(0, MOST_NAMED);
  const start = (page - 1) * resultadosPorPagina;
  const shown = listed.slice(start, start + resultadosPorPagina).map(({ id }) => id);
  const masDe = productos.length > listed.length ? MOST_NAMED : null;
  return {
    ...nothing,
    retirado: page === 1 ? retirado : null,
    total: listed.length,
    masDe,
    productos: await listHalladas(shown),
  };
}

type Fitting = NonNullable<Awaited<ReturnType<typeof searchVehiculo>>>;

interface Asked {
  consulta: SearchQuery;
  texto: string;
  page: number;
  literal: boolean;
  /** The text is no mistyped code. */
  noCode?: boolean;
}

const placeOf = (page: number) => ({ take: resultadosPorPagina, skip: (page - 1) * resultadosPorPagina });

/** The page of a search for a vehicle; there are no more results than pages are made for. */
function foundFor(vehiculo: Lectura, { total: all, ...page }: Fitting): Found {
  const total = Math.min(all, MOST_PAGES * resultadosPorPagina);
  return { ...nothing, ...page, vehiculo, total, ...(all > total ? { masDe: MUCHOS_RESULTADOS } : {}) };
}

/**
 * A search that found nothing: by a vehicle that is read in words of the trade or mistyped ones, or without the words beside
 * a vehicle that nothing has.
 */
async function searchEnVano(texto: string, read: Lectura | null, place: ReturnType<typeof placeOf>) {
  const isRead = read !== null && read.lineas.length > 0;
  const vehiculo = isRead ? read : await findVehiculo(texto, true);
  if (!vehiculo || vehiculo.lineas.length === 0) return { vehiculo: read, fitting: null };
  const late = isRead ? null : await searchVehiculo(texto, vehiculo, place);
  return { vehiculo, fitting: late ?? (await searchSinSobrantes(texto, vehiculo, place)) };
}

async function searchText({ consulta, texto, page: number, literal, noCode = false }: Asked): Promise<Found> {
  const place = placeOf(number);
  const similar = () => (literal || noCode ? [] : findParecidos(texto));
  // A text without a digit is a mistyped word sooner than a mistyped code.
  const hasDigit = /\d/.test(consulta.plano);
  const all = readings(consulta, texto, literal);
  let parecidos: Parecido[] | undefined;
  let asked: Promise<Found | null> | undefined;
  const numbered = () => (asked ??= findByParteDeNumero(texto).then((found) => pageOfNumbered(found, number)));
  for (let reading = await all.next(); !reading.done;) {
    const { groups, corregido } = reading.value;
    if (corregido) {
      const found = await numbered();
      if (found) return found;
      if (literal || (parecidos && parecidos.length > 0)) break;
    }
    const page = await readPage(consulta, groups, place.take, place.skip);
    if (page.total === 0) {
      [reading, parecidos] = await Promise.all([
        all.next(),
        parecidos ?? (hasDigit ? similar() : undefined),
        numbered(),
      ]);
      continue;
    }
    const { productos } = page;
    const [first] = productos;
    const found = { ...nothing, ...page };
    if (corregido && first) return { ...found, corregido: corregido(pickFrom(first)) };
    if (literal || number > 1 || !hasDigit) return found;
    const near = parecidos ?? (await similar());
    return { ...found, parecidos: near.filter(({ producto }) => !productos.some(({ id }) => id === producto.id)) };
  }
  return (await numbered()) ?? { ...nothing, parecidos: parecidos ?? (await similar()) };
}

/** The page of the products whose codes stand among others in a text; the other words are left out. Null where none does. */
async function foundByCodes(texto: string): Promise<Found | null> {
  const codes = codesIn(texto).slice(0, MOST_CODES);
  const named = await Promise.all(
    codes.map(async (codigo) => (await findByNumero(codigo)).productos.slice(0, 1).map(({ id }) => ({ codigo, id }))),
  );
  const found = named.flat();
  if (found.length === 0) return null;
  const productos = await listHalladas([...new Set(found.map(({ id }) => id))]);
  const sobran = typedWords(texto).filter((word) => !found.some(({ codigo }) => codigo === word));
  return { ...nothing, total: productos.length, productos, sobran };
}

/**
 * Products for a visitor's search (code, other number, vehicle, name, category, subcategory): `exacto` for one product's
 * code or number, otherwise a page of 24 results, best first, the same on both databases. At most 200 pages; `masDe`:
 * there are more results than so many. Where nothing is found as typed, products are listed that have a number beside the
 * words, or one that begins with the text; else codes that resemble the text are offered, else one typing mistake per
 * word is mended (of a text without a digit first, and then codes are offered). `literal`: neither of the last two (DEC 50), and no vehicle is read in the text. Where nothing at all is found a
 * vehicle is read in words that begin one of the catalogue, too, and words beside a vehicle that nothing has are left out (`sobran`).
 */
export async function searchProductos(texto: string, page: number, literal = false): Promise<Found> {
  const [whole, vehiculo] = await Promise.all([findByNumero(texto), literal ? null : findVehiculo(texto)]);
  const asked = withMarca(texto, vehiculo);
  const consulta = toSearchQuery(asked);
  if (!consulta) return nothing;
  const named = await pageOfNumbered(whole, page);
  if (named) return named;
  const place = placeOf(page);
  const fitting = vehiculo && (await searchVehiculo(texto, vehiculo, place));
  if (fitting) return foundFor(vehiculo, fitting);
  const conVehiculo = vehiculo !== null && vehiculo.lineas.length > 0;
  // FE-O4B8 may be a code, though a line is called FE; "clio 2" is none.
  const noCode = conVehiculo && texto.trim().includes(" ");
  const found = await searchText({ consulta, texto: asked, page, literal, noCode });
  if (literal || found.exacto || found.total > 0 || found.parecidos.length > 0) return { ...found, vehiculo };
  const coded = await foundByCodes(texto);
  if (coded) return coded;
  const late = await searchEnVano(texto, vehiculo, place);
  return late.vehiculo && late.fitting ? foundFor(late.vehiculo, late.fitting) : { ...found, vehiculo: late.vehiculo };
}

/** Whether a search found no product, and none of a code that resembles the text. */
export function foundNothing({ exacto, total, parecidos }: Awaited<ReturnType<typeof searchProductos>>): boolean {
  return exacto === null && total === 0 && parecidos.length === 0;
}

/** The first products for a text that a visitor is still typing; `parecido`: its code or number that only resembles the text (DEC 50). */
export async function suggest(texto: string, take: number): Promise<(Named & { parecido?: string })[]> {
  const [{ productos: named }, vehiculo] = await Promise.all([findByNumero(texto), findVehiculo(texto)]);
  const asked = withMarca(texto, vehiculo);
  const consulta = toSearchQuery(asked);
  if (!consulta || consulta.plano.length < 2) return [];
  if (named.length > 0) return named.slice(0, take);
  const fitting = vehiculo && (await searchVehiculo(texto, vehiculo, { take, skip: 0 }));
  if (fitting) return fitting.productos;
  let numbered: Named[] | undefined;
  for await (const { groups, corregido } of readings(consulta, asked)) {
    if (corregido) numbered ??= (await findByParteDeNumero(texto)).productos;
    if (numbered && numbered.length > 0) break;
    const { productos } = await readPage(consulta, groups, take);
    if (productos.length > 0) return productos;
  }
  numbered ??= (await findByParteDeNumero(texto)).productos;
  if (numbered.length > 0) return numbered.slice(0, take);
  const near = await findParecidos(texto);
  if (near.length === 0) return (await searchEnVano(texto, vehiculo, { take, skip: 0 })).fitting?.productos ?? [];
  return near.slice(0, take).map(({ producto, codigo }) => ({ ...producto, parecido: codigo }));
}

/** Products that share at least one word, but no year, with a text for which nothing was found. */
export async function similarWords(texto: string, take: number) {
  const consulta = toSearchQuery(texto);
  if (!consulta) return [];
  const near = await Promise.all(consulta.raices.map(findAlternatives));
  const any = consulta.raices
    .flatMap((raiz, at) => [raiz, ...(near[at] ?? [])])
    .filter((word) => word.length > 2 && !/^(?:19|20)\d\d$/.test(word));
  return any.length > 0 ? (await readPage(consulta, [any], take)).productos : [];
}
