import { alternatives, editsOf, SHORTEST_MISTAKE } from "~/domain/catalogo/search";
import { textsTable } from "~/services/db/bulk.server";
import { readRows } from "~/services/db/rows.server";
import { type Completions, hasOwnWords, SAFE } from "~/services/db/fulltext.server";
import { sql, type Sql } from "~/services/db/sql.server";
import { perContent } from "~/services/page-cache/content-version.server";
import { shortPlurals } from "./palabras";

/** Most words of the vocabulary that are compared with a mistyped one; they are the shortest. */
const MOST_COMPARED = 400;

/** Shortest text, in letters, that is looked for inside words. */
const SHORTEST_INSIDE = 3;
/** Most words that are taken for a part of them; they are the shortest. */
const MOST_CONTAINING = 50;

/** Letters of the shortest beginning of which the vocabulary has all words of names. */
const SHORTEST_COMPLETED = 4;
/** Most words that a beginning is completed to. */
const MOST_COMPLETIONS = 12;
/** Most products with words of their own that are read. */
const MOST_READ = 500;

/** SQL condition that a word `p` of the vocabulary begins with a text `v`. */
const begins = sql`p.palabra >= v.texto AND p.palabra < v.texto || '{'`;

async function findIn(words: readonly string[], condition: Sql): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const found = await readRows<{ palabra: string }>(
    sql`SELECT v.texto AS palabra FROM ${textsTable(words)} AS v WHERE EXISTS (SELECT 1 FROM palabras p WHERE ${condition})`,
  );
  return new Set(found.map(({ palabra }) => palabra));
}

/** Which of the words the vocabulary has, or, unless they are short, begins a longer word with. */
export async function findKnown(words: readonly string[]): Promise<ReadonlySet<string>> {
  return findIn(words, sql`p.palabra = v.texto OR (length(v.texto) >= ${SHORTEST_MISTAKE} AND ${begins})`);
}

/** Which of the words the vocabulary has, in the singular or the plural. */
export async function findWhole(words: readonly string[]): Promise<ReadonlySet<string>> {
  return findIn(words, sql`p.palabra IN (v.texto, v.texto || 's', v.texto || 'es')`);
}

/**
 * The `alternatives` of a mistyped word. Each text one mistake away is looked up by the index, so the cost does not
 * depend on the size of the vocabulary.
 */
export async function findAlternatives(word: string): Promise<string[]> {
  const edits = editsOf(word);
  if (edits.length === 0) return [];
  const near = await readRows<{ palabra: string }>(
    sql`SELECT DISTINCT p.palabra, length(p.palabra) AS letras FROM ${textsTable(edits)} AS v
      JOIN palabras p ON ${begins} WHERE length(p.palabra) >= ${SHORTEST_MISTAKE}
      ORDER BY letras, p.palabra LIMIT ${MOST_COMPARED}`,
  );
  return alternatives(
    word,
    near.map(({ palabra }) => palabra),
  );
}

/** The words of the vocabulary that contain a text but do not begin with it; none for a text of one or two letters. */
export async function findContaining(text: string): Promise<string[]> {
  if (text.length < SHORTEST_INSIDE || !/^[a-z]+$/.test(text)) return [];
  const found = await readRows<{ palabra: string }>(
    sql`SELECT palabra FROM palabras WHERE palabra LIKE ${`_%${text}%`} AND palabra NOT LIKE ${`${text}%`}
      ORDER BY length(palabra), palabra LIMIT ${MOST_CONTAINING}`,
  );
  return found.map(({ palabra }) => palabra);
}

/** The words of products that the vocabulary does not have and that begin with four letters; null: there are too many. */
const readOwnWords = perContent(async () => {
  const some = await readRows<{ busqueda: string }>(
    sql`SELECT busqueda FROM productos WHERE ${hasOwnWords} ORDER BY id LIMIT ${MOST_READ + 1}`,
  );
  if (some.length > MOST_READ) return null;
  return [...new Set(some.flatMap(({ busqueda }) => busqueda.split(" ")))];
});

/**
 * All words of products that begin with each of these texts, on PostgreSQL; those are left out that have too many, or
 * where they are not known.
 */
export async function findCompletions(texts: readonly string[]): Promise<Completions> {
  const asked = texts.filter((text) => text.length >= SHORTEST_COMPLETED && /^[a-z]+$/.test(text));
  const own = asked.length > 0 ? await readOwnWords() : null;
  if (!own) return new Map();
  const known = await readRows<Record<"texto" | "palabra", string>>(
    sql`SELECT v.texto, p.palabra FROM ${textsTable(asked)} AS v
      CROSS JOIN LATERAL (SELECT p.palabra FROM palabras p WHERE ${begins} LIMIT ${MOST_COMPLETIONS + 1}) AS p`,
  );
  const found = new Map(asked.map((text) => [text, new Set([text, ...shortPlurals(text)])]));
  for (const { texto, palabra } of known) found.get(texto)?.add(palabra);
  for (const word of own)
    for (let end = SHORTEST_COMPLETED; end <= word.length; end += 1) found.get(word.slice(0, end))?.add(word);
  const all = [...found].map(([text, words]) => [text, [...words]] as const);
  return new Map(all.filter(([, words]) => words.length <= MOST_COMPLETIONS && words.every((word) => SAFE.test(word))));
}
