import { db, type Tx, type Writing } from "~/services/db/client.server";
import { join, productoMatches, sql, type WordGroups } from "~/services/db/fulltext.server";
import {
  alternatives,
  isCodeLike,
  mendedText,
  resultadosPorPagina,
  type SearchQuery,
  toSearchQuery,
  type Trozo,
  vocabularyOf,
} from "./search";
import { countProductos } from "./productos-list.server";
import { findByNumero, findParecidos, type Parecido, readFilas } from "~/domain/referencias/numeros.server";
import { writer } from "~/domain/kernel/unit.server";

const MOST_PAGES = 200;

type Fila = Awaited<ReturnType<typeof readFilas>>[number];

let vocabulary: readonly string[] = [];

/** The vocabulary, read again only when the number of words has changed. */
async function readVocabulary(): Promise<readonly string[]> {
  if ((await db.palabra.count()) !== vocabulary.length) {
    vocabulary = (await db.palabra.findMany({ orderBy: { palabra: "asc" } })).map(({ palabra }) => palabra);
  }
  return vocabulary;
}

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

function missing(alternatives: readonly string[]) {
  const likes = alternatives.slice(0, 5).map((word) => sql`p.clave LIKE ${`%${word.toUpperCase()}%`}`);
  return sql`CASE WHEN ${join(likes, " OR ")} THEN 0 ELSE 1 END`;
}

/**
 * SQL order, best first: codes that begin with the typed text, codes that contain it, names with the most of the
 * words, names that begin with the text.
 */
function ranking({ plano, frase, medidas }: SearchQuery, groups: WordGroups) {
  const first = groups[0]?.[0]?.toUpperCase() ?? "";
  const absent = [...groups, ...medidas.map((medida) => [medida])].map(missing);
  return sql`
    CASE WHEN p.codigo_plano LIKE ${`${plano}%`} THEN 0 WHEN p.codigo_plano LIKE ${`%${plano}%`} THEN 1 ELSE 2 END,
    CASE WHEN p.codigo_plano LIKE ${`${plano}%`} THEN p.codigo_plano ELSE '' END,
    ${join(absent, " + ")},
    CASE WHEN substr(p.clave, 1, ${frase.length}) = ${frase} THEN 0 WHEN p.clave LIKE ${`${first}%`} THEN 1 ELSE 2 END,
    length(p.clave), p.clave, p.id`;
}

/** Condition on `productos p`: visible, and its words match all groups. */
function matches(groups: WordGroups) {
  return sql`${productoMatches(groups)} AND p.visible`;
}

async function readPage(consulta: SearchQuery, groups: WordGroups, take: number, skip: number) {
  const found = await db.$queryRaw<{ id: number | bigint }[]>(
    sql`SELECT p.id FROM productos p WHERE ${matches(groups)}
      ORDER BY ${ranking(consulta, groups)} LIMIT ${take} OFFSET ${skip}`,
  );
  return readFilas(found.map(({ id }) => Number(id)));
}

/** Which of the words that a typed one may mean the results have. */
type Pick = (alternatives: readonly string[]) => string;

/** A way to read a query. `corregido`: the text it was taken for, where words were mended (DEC 50). */
interface Reading {
  groups: WordGroups;
  corregido?: (pick: Pick) => Trozo[];
}

/** Interpretations of a query, strictest first; the next one is tried only when the one before finds nothing. */
async function* readings({ raices, plano }: SearchQuery, texto: string): AsyncGenerator<Reading> {
  const one = (words: readonly string[]): Reading => ({
    groups: [words],
    corregido: (pick) => [{ texto: pick(words), distinto: true }],
  });
  if (raices.length > 1 && isCodeLike(plano)) yield { groups: [[plano]] };
  yield { groups: raices.map((raiz) => [raiz]) };
  const known = await readVocabulary();
  const whole = (raiz: string) => known.some((word) => word.startsWith(raiz));
  if (raices.length > 1 && whole(plano)) yield one([plano]);
  const mended = new Map(raices.filter((raiz) => !whole(raiz)).map((raiz) => [raiz, alternatives(raiz, known)]));
  const corregido = (pick: Pick) =>
    mendedText(texto, (raiz) => {
      const others = mended.get(raiz) ?? [];
      return others.length > 0 ? pick(others) : undefined;
    });
  if ([...mended.values()].some((others) => others.length > 0))
    yield { groups: raices.map((raiz) => [...(mended.get(raiz) ?? []), raiz]), corregido };
  if (raices.length > 1 && !whole(plano)) yield one([...alternatives(plano, known), plano]);
}

/** Prefers the word that the first result has; else the nearest. */
function pickFrom({ nombre, categoria, subcategoria }: Fila): Pick {
  const own = vocabularyOf(nombre, categoria.nombre, subcategoria.nombre);
  return (others) => others.find((other) => own.some((word) => word.startsWith(other))) ?? others[0] ?? "";
}

const nothing = {
  exacto: null,
  retirado: null,
  corregido: null,
  parecidos: [],
  total: 0,
  hayMas: false,
  productos: [],
};

interface Found {
  /** The one product with the typed code or number. */
  exacto: Fila | null;
  /** The typed code, which is retired; the first product replaces it (DEC 52). */
  retirado: string | null;
  /** What the text was taken for; null when it is searched as typed. */
  corregido: Trozo[] | null;
  /** Products whose code or number differs from the text by one mistake (DEC 50). */
  parecidos: Parecido[];
  total: number;
  hayMas: boolean;
  productos: Fila[];
}

/** The page of the products that a number names. */
function namedBy({ retirado, productos }: Awaited<ReturnType<typeof findByNumero>>, page: number): Found | null {
  const [first, ...others] = productos;
  if (!first) return null;
  if (retirado === null && others.length === 0) return { ...nothing, exacto: first };
  const start = (page - 1) * resultadosPorPagina;
  const shown = productos.slice(start, start + resultadosPorPagina);
  return { ...nothing, retirado, total: productos.length, productos: shown };
}

/**
 * Products for a visitor's search (code, other number, name, category, subcategory): `exacto` for one product's code or
 * number, otherwise a page of 24 results, best first, the same on both databases. At most 200 pages; `hayMas`: there are
 * more results. Where nothing is found as typed, codes that resemble the text are offered, else one typing mistake per
 * word is mended; `literal`: neither (DEC 50).
 */
export async function searchProductos(texto: string, page: number, literal = false): Promise<Found> {
  const consulta = toSearchQuery(texto);
  if (!consulta) return nothing;
  const named = namedBy(await findByNumero(texto), page);
  if (named) return named;
  let parecidos: Parecido[] | undefined;
  for await (const { groups, corregido } of readings(consulta, texto)) {
    if (corregido && literal) break;
    if (corregido) parecidos ??= await findParecidos(texto);
    if (parecidos && parecidos.length > 0) break;
    const all = await countProductos(matches(groups));
    if (all === 0) continue;
    const total = Math.min(all, MOST_PAGES * resultadosPorPagina);
    const skip = (page - 1) * resultadosPorPagina;
    const productos = await readPage(consulta, groups, resultadosPorPagina, skip);
    const [first] = productos;
    const found = { ...nothing, total, hayMas: all > total, productos };
    if (corregido && first) return { ...found, corregido: corregido(pickFrom(first)) };
    if (literal || page > 1 || !/\d/.test(consulta.plano)) return found;
    const near = await findParecidos(texto);
    return { ...found, parecidos: near.filter(({ producto }) => !productos.some(({ id }) => id === producto.id)) };
  }
  if (!literal) parecidos ??= await findParecidos(texto);
  return { ...nothing, parecidos: parecidos ?? [] };
}

/** The first products for a text that a visitor is still typing. */
export async function suggest(texto: string, take: number) {
  const consulta = toSearchQuery(texto);
  if (!consulta || consulta.plano.length < 2) return [];
  const { productos: named } = await findByNumero(texto);
  if (named.length > 0) return named.slice(0, take);
  for await (const { groups } of readings(consulta, texto)) {
    const productos = await readPage(consulta, groups, take, 0);
    if (productos.length > 0) return productos;
  }
  return (await findParecidos(texto)).slice(0, take).map(({ producto }) => producto);
}

/** Products that share at least one word with a text for which nothing was found. */
export async function similarWords(texto: string, take: number) {
  const consulta = toSearchQuery(texto);
  if (!consulta) return [];
  const known = await readVocabulary();
  const any = consulta.raices.flatMap((raiz) => [raiz, ...alternatives(raiz, known)]).filter((word) => word.length > 2);
  return any.length > 0 ? readPage(consulta, [any], take, 0) : [];
}
