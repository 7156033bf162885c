import { db, type Tx, type Writing } from "~/services/db/client.server";
import { join, productoMatches, sql, type WordGroups } from "~/services/db/fulltext.server";
import { alternatives, type SearchQuery, isCodeLike, resultadosPorPagina, toSearchQuery } from "./search";
import { countProductos } from "./productos-list.server";
import { inOrder } from "~/domain/kernel/order";
import { writer } from "~/domain/kernel/unit.server";

const MOST_PAGES = 200;

/** Columns of a product that is found, with those that its address is made of. */
const filaSelect = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  categoria: { select: { nombre: true, slug: true } },
  subcategoria: { select: { nombre: true, slug: true } },
} as const;

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
  const ids = found.map(({ id }) => Number(id));
  const rows = await db.producto.findMany({ where: { id: { in: ids } }, select: filaSelect });
  return inOrder(ids, rows);
}

/** Interpretations of a query, strictest first; the next one is tried only when the one before finds nothing. */
async function* readings({ raices, plano }: SearchQuery): AsyncGenerator<WordGroups> {
  const joined = [[plano]];
  if (raices.length > 1 && isCodeLike(plano)) yield joined;
  yield raices.map((raiz) => [raiz]);
  const known = await readVocabulary();
  const whole = (raiz: string) => known.some((word) => word.startsWith(raiz));
  if (raices.length > 1 && whole(plano)) yield joined;
  const mended = raices.map((raiz) => (whole(raiz) ? [raiz] : [...alternatives(raiz, known), raiz]));
  if (mended.some((group) => group.length > 1)) yield mended;
  if (raices.length > 1 && !whole(plano)) yield [[...alternatives(plano, known), plano]];
}

/**
 * The one visible product with exactly the typed code, ignoring dashes, spaces and case; null when there are several.
 */
async function byCode(plano: string) {
  const rows = await db.producto.findMany({
    where: { codigo_plano: plano, visible: true },
    select: filaSelect,
    take: 2,
  });
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/**
 * Products for a visitor's search (code, name, category, subcategory; one typing mistake per word): `exacto` for an
 * exact code, otherwise a page of 24 results, best first, the same on both databases. At most 200 pages; `hayMas`:
 * there are more results.
 */
export async function searchProductos(texto: string, page: number) {
  const none = { exacto: null, total: 0, hayMas: false, productos: [] };
  const consulta = toSearchQuery(texto);
  if (!consulta) return none;
  const exacto = await byCode(consulta.plano);
  if (exacto) return { ...none, exacto };
  for await (const groups of readings(consulta)) {
    const all = await countProductos(matches(groups));
    if (all === 0) continue;
    const total = Math.min(all, MOST_PAGES * resultadosPorPagina);
    const skip = (page - 1) * resultadosPorPagina;
    const productos = await readPage(consulta, groups, resultadosPorPagina, skip);
    return { exacto: null, total, hayMas: all > total, productos };
  }
  return none;
}

/** The first products for a text that a visitor is still typing. */
export async function suggest(texto: string, take: number) {
  const consulta = toSearchQuery(texto);
  if (!consulta || consulta.plano.length < 2) return [];
  for await (const groups of readings(consulta)) {
    const productos = await readPage(consulta, groups, take, 0);
    if (productos.length > 0) return productos;
  }
  return [];
}

/** Products that share at least one word with a text for which nothing was found. */
export async function similarWords(texto: string, take: number) {
  const consulta = toSearchQuery(texto);
  if (!consulta) return [];
  const known = await readVocabulary();
  const any = consulta.raices.flatMap((raiz) => [raiz, ...alternatives(raiz, known)]).filter((word) => word.length > 2);
  return any.length > 0 ? readPage(consulta, [any], take, 0) : [];
}
