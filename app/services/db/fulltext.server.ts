import { provider } from "./client.server";
import { countUpTo, holds, join, raw, sql, type Sql } from "./sql.server";

/**
 * Groups of alternatives for one word each. A row matches when, for each group, one of its words begins with an
 * alternative.
 */
export type WordGroups = readonly (readonly string[])[];

/** For beginnings of which all words that begin so are known: these words. */
export type Completions = ReadonlyMap<string, readonly string[]>;

/** How words are looked for: by an index those of `leading`, the rarest first; those of `beside` in the rows these lead to. */
export interface Words {
  leading: WordGroups;
  beside: WordGroups;
  /** PostgreSQL gathers all rows of a beginning; of whole words it passes over rows that lack the others. */
  completions?: Completions;
}

/** All of them by the index. */
export const allLead = (leading: WordGroups, completions?: Completions): Words => ({
  leading,
  beside: [],
  completions,
});

/** Of how many products an index of words holds one; 1: all of them. */
export type Muestra = 1 | 8 | 64 | 512;
/** An index of words: of a sample, or of the universal or the hidden products alone. */
export type Indice = Muestra | "universales" | "ocultos";

/** The part of the places that an index has: one of so many. */
const partOf = (indice: Indice) => (typeof indice === "number" ? indice : 1);

/** Words of letters and digits alone, as they may stand in what an index is asked. */
export const SAFE = /^[a-z0-9]+$/;
/** Numbers of one or two digits match whole words only: 1 must not find 12. */
const WHOLE = /^\d{1,2}$/;

/** Whether a typed word finds a product's. */
export function isWordFor(word: string, own: string): boolean {
  return WHOLE.test(word) ? own === word : own.startsWith(word);
}

function query(groups: WordGroups, asked: (word: string) => string, or: string, and: string): string {
  const safe = groups.map((group) => group.filter((word) => SAFE.test(word)));
  return safe
    .filter((group) => group.length > 0)
    .map((group) => `(${group.map(asked).join(or)})`)
    .join(and);
}

/** Letters of the longest beginnings that SQLite's index knows as it knows words; of longer ones it gathers all words. */
const LONGEST_KNOWN = 4;
/** Most products of beginnings cut to these letters that are looked at for the whole words. */
const MOST_LOOKED_AT = 3_000;

/** SQLite's name of an index. */
const indexOf = (indice: Indice) => raw(indice === 1 ? "productos_fts" : `productos_${indice}_fts`);

/** What SQLite's index is asked; of words after the first `whole` ones their first letters. */
function matchOf(groups: WordGroups, whole = Infinity): string {
  const [first, others] = [groups.slice(0, whole), groups.slice(whole)].map((some, at) => {
    const cut = (word: string) => `"${at > 0 ? word.slice(0, LONGEST_KNOWN) : word}"${WHOLE.test(word) ? "" : "*"}`;
    return query(some, cut, " OR ", " AND ");
  });
  return [first, others].filter(Boolean).join(" AND ");
}

/**
 * The same of all products for several words, where SQLite would gather all products of each: their first letters lead to
 * those that have all, as long as these are few; else the rarest word and the first letters of the others.
 */
function matchesAll({ leading, beside }: Words): Sql {
  const [index, cut, first] = [indexOf(1), matchOf(leading, 0), matchOf(leading, 1)];
  const found = sql`SELECT 1 FROM ${index} WHERE ${index} MATCH ${cut} LIMIT ${MOST_LOOKED_AT + 1}`;
  const either = sql`(SELECT CASE WHEN count(*) > ${MOST_LOOKED_AT} THEN ${first} ELSE ${cut} END FROM (${found}))`;
  return sql`p.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${either})
    AND ${productoHasWords([...leading, ...beside])}`;
}

/**
 * Condition on `productos p`: its words match all groups. FTS5 on SQLite, a GIN index over lexemes on PostgreSQL; both
 * see the same words, so both find the same rows. Words are letters and digits only; others are left out. `indice`:
 * only products of a sample, one of 8, 64 or 512, or the universal or hidden ones, each with an index of its own. `hasta`:
 * of these only the ones whose places are before it.
 */
export function productoMatches(words: Words, indice: Indice = 1, hasta = LUGARES): Sql {
  const { leading, beside, completions } = words;
  const isBefore = (id: string) => (hasta < LUGARES / partOf(indice) ? sql`AND ${lugarOf(raw(id))} < ${hasta}` : sql``);
  const others = beside.length > 0 ? sql`AND ${productoHasWords(beside)}` : sql``;
  if (provider === "sqlite") {
    const areCut = leading.length > 1 && matchOf(leading, 0) !== matchOf(leading);
    if (indice === 1 && areCut) return matchesAll(words);
    const index = indexOf(indice);
    const match = sql`${index} MATCH ${matchOf(leading)}`;
    return sql`p.id IN (SELECT rowid FROM ${index} WHERE ${match} ${isBefore("rowid")}) ${others}`;
  }
  const begins = (word: string) => `'${word}'${WHOLE.test(word) ? "" : ":*"}`;
  const whole = (word: string) => completions?.get(word)?.map((one) => `'${one}'`);
  const match = query(leading, (word) => whole(word)?.join(" | ") ?? begins(word), " | ", " & ");
  const matches = sql`p.palabras @@ ${match}::tsquery ${isBefore("p.id")} ${others}`;
  return indice === 1 ? matches : sql`${matches} AND ${isIn(indice)}`;
}

/** Of so many places of `lugarOf` a sample has the first: an eighth, a sixty-fourth and so on. */
export const LUGARES = 65_536;

/** SQL for the place of a product by its id, of `LUGARES`; neighbours have places far apart. */
export function lugarOf(id: Sql): Sql {
  return sql`CAST(${id} AS BIGINT) * 40503 % 65536`;
}

/** Condition on `productos p`: an index has it; as the indexes say it, so that PostgreSQL takes them. */
function isIn(indice: Indice): Sql {
  if (indice === "universales") return sql`p.universal`;
  if (indice === "ocultos") return sql`NOT p.visible`;
  return sql`${lugarOf(sql`p.id`)} < ${raw(String(LUGARES / indice))}`;
}

/**
 * SQL for `productos p`, of which only a sample's rows are asked for, and the condition that says so. SQLite reads what they
 * are ranked by from an index of the sample, not from rows all over the table.
 */
export function ofMuestra(muestra: Muestra): { from: Sql; where: Sql } {
  if (provider === "postgresql" || muestra === 1) return { from: sql`productos p`, where: sql`1 = 1` };
  return { from: raw(`productos p INDEXED BY productos_${muestra}_orden_idx`), where: isIn(muestra) };
}

/**
 * SQL for the number of products whose words match, hidden ones too, counted up to `most`. SQLite reads the index alone,
 * where it can; PostgreSQL looks at each row.
 */
export function countMatches(words: Words, indice: Indice, most = LUGARES): Sql {
  const index = indexOf(indice);
  const found =
    provider === "postgresql" || words.beside.length > 0
      ? sql`SELECT 1 FROM productos p WHERE ${productoMatches(words, indice)}`
      : sql`SELECT 1 FROM ${index} WHERE ${index} MATCH ${matchOf(words.leading)}`;
  return sql`SELECT ${countUpTo(found, most)} AS n`;
}

/**
 * Condition on `productos`: it may have words that begin with four letters and that no name has, those of its code and
 * those with a digit. As PostgreSQL's index of such products says it.
 */
export const hasOwnWords = sql`(busqueda ~ '[a-z]{4}[0-9]' OR codigo_plano ~ '[a-z]{4}')`;

/** Condition: of each group one word stands in a row. */
function hasEach(groups: WordGroups, has: (word: string) => Sql): Sql {
  const safe = groups.map((group) => group.filter((word) => SAFE.test(word))).filter((group) => group.length > 0);
  if (safe.length === 0) return sql`1 = 0`;
  return join(
    safe.map((group) => sql`(${join(group.map(has), " OR ")})`),
    " AND ",
  );
}

/** The same of a product that is at hand, without the index. */
export function productoHasWords(groups: WordGroups): Sql {
  return hasEach(groups, (word) => {
    return sql`' ' || p.busqueda || ' ' LIKE ${`% ${word}${WHOLE.test(word) ? " " : ""}%`}`;
  });
}

/** Condition on the key of a name: it contains a word of each group, as all names do whose own words match them. */
export function claveHolds(clave: Sql, groups: WordGroups): Sql {
  return hasEach(groups, (word) => sql`${clave} LIKE ${`%${word.toUpperCase()}%`}`);
}

/** Condition on `productos p`. As an equation it would tempt SQLite to read the index of all visible ones. */
export const isVisible = sql`p.visible IS NOT FALSE`;

/** Condition on `productos p`: name or code contains the text (a part of a key) literally; a code also without its separators. */
export function productoHolds(text: string): Sql {
  const written = sql`${holds(sql`p.clave`, text)} OR ${holds(sql`p.codigo_clave`, text)}`;
  if (!/[A-Z]\d|\d[A-Z]/.test(text)) return sql`(${written})`;
  return sql`(${written} OR ${holds(sql`p.codigo_plano`, text.toLowerCase().replace(/\W/g, ""))})`;
}
