import { provider } from "./client.server";
import { Prisma } from "./generated/sqlite/client";

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
const indexOf = (indice: Indice) => Prisma.raw(indice === 1 ? "productos_fts" : `productos_${indice}_fts`);

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
function matchesAll({ leading, beside }: Words): Prisma.Sql {
  const [index, cut, first] = [indexOf(1), matchOf(leading, 0), matchOf(leading, 1)];
  const found = Prisma.sql`SELECT 1 FROM ${index} WHERE ${index} MATCH ${cut} LIMIT ${MOST_LOOKED_AT + 1}`;
  const either = Prisma.sql`(SELECT CASE WHEN count(*) > ${MOST_LOOKED_AT} THEN ${first} ELSE ${cut} END FROM (${found}))`;
  return Prisma.sql`p.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${either})
    AND ${productoHasWords([...leading, ...beside])}`;
}

/**
 * Condition on `productos p`: its words match all groups. FTS5 on SQLite, a GIN index over lexemes on PostgreSQL; both
 * see the same words, so both find the same rows. Words are letters and digits only; others are left out. `indice`:
 * only products of a sample, one of 8, 64 or 512, or the universal or hidden ones, each with an index of its own. `hasta`:
 * of these only the ones whose places are before it.
 */
export function productoMatches(words: Words, indice: Indice = 1, hasta = LUGARES): Prisma.Sql {
  const { leading, beside, completions } = words;
  const isBefore = (id: string) =>
    hasta < LUGARES / partOf(indice) ? Prisma.sql`AND ${lugarOf(Prisma.raw(id))} < ${hasta}` : Prisma.empty;
  const others = beside.length > 0 ? Prisma.sql`AND ${productoHasWords(beside)}` : Prisma.empty;
  if (provider === "sqlite") {
    const areCut = leading.length > 1 && matchOf(leading, 0) !== matchOf(leading);
    if (indice === 1 && areCut) return matchesAll(words);
    const index = indexOf(indice);
    const match = Prisma.sql`${index} MATCH ${matchOf(leading)}`;
    return Prisma.sql`p.id IN (SELECT rowid FROM ${index} WHERE ${match} ${isBefore("rowid")}) ${others}`;
  }
  const begins = (word: string) => `'${word}'${WHOLE.test(word) ? "" : ":*"}`;
  const whole = (word: string) => completions?.get(word)?.map((one) => `'${one}'`);
  const match = query(leading, (word) => whole(word)?.join(" | ") ?? begins(word), " | ", " & ");
  const matches = Prisma.sql`p.palabras @@ ${match}::tsquery ${isBefore("p.id")} ${others}`;
  return indice === 1 ? matches : Prisma.sql`${matches} AND ${isIn(indice)}`;
}

/** Of so many places of `lugarOf` a sample has the first: an eighth, a sixty-fourth and so on. */
export const LUGARES = 65_536;

/** SQL for the place of a product by its id, of `LUGARES`; neighbours have places far apart. */
export function lugarOf(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CAST(${id} AS BIGINT) * 40503 % 65536`;
}

/** Condition on `productos p`: an index has it; as the indexes say it, so that PostgreSQL takes them. */
function isIn(indice: Indice): Prisma.Sql {
  if (indice === "universales") return Prisma.sql`p.universal`;
  if (indice === "ocultos") return Prisma.sql`NOT p.visible`;
  return Prisma.sql`${lugarOf(Prisma.sql`p.id`)} < ${Prisma.raw(String(LUGARES / indice))}`;
}

/**
 * SQL for `productos p`, of which only a sample's rows are asked for, and the condition that says so. SQLite reads what they
 * are ranked by from an index of the sample, not from rows all over the table.
 */
export function ofMuestra(muestra: Muestra): { from: Prisma.Sql; where: Prisma.Sql } {
  if (provider === "postgresql" || muestra === 1) return { from: Prisma.sql`productos p`, where: Prisma.sql`1 = 1` };
  return { from: Prisma.raw(`productos p INDEXED BY productos_${muestra}_orden_idx`), where: isIn(muestra) };
}

/** SQL for the number of rows of a query, counted up to `most`: no more of an index is read. */
export function countUpTo(rows: Prisma.Sql, most: number): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM (${rows} LIMIT ${most}) AS contadas)`;
}

/**
 * SQL for the number of products whose words match, hidden ones too, counted up to `most`. SQLite reads the index alone,
 * where it can; PostgreSQL looks at each row.
 */
export function countMatches(words: Words, indice: Indice, most = LUGARES): Prisma.Sql {
  const index = indexOf(indice);
  const found =
    provider === "postgresql" || words.beside.length > 0
      ? Prisma.sql`SELECT 1 FROM productos p WHERE ${productoMatches(words, indice)}`
      : Prisma.sql`SELECT 1 FROM ${index} WHERE ${index} MATCH ${matchOf(words.leading)}`;
  return Prisma.sql`SELECT ${countUpTo(found, most)} AS n`;
}

/**
 * Condition on `productos`: it may have words that begin with four letters and that no name has, those of its code and
 * those with a digit. As PostgreSQL's index of such products says it.
 */
export const hasOwnWords = Prisma.sql`(busqueda ~ '[a-z]{4}[0-9]' OR codigo_plano ~ '[a-z]{4}')`;

/** Condition: of each group one word stands in a row. */
function hasEach(groups: WordGroups, has: (word: string) => Prisma.Sql): Prisma.Sql {
  const safe = groups.map((group) => group.filter((word) => SAFE.test(word))).filter((group) => group.length > 0);
  if (safe.length === 0) return Prisma.sql`1 = 0`;
  return Prisma.join(
    safe.map((group) => Prisma.sql`(${Prisma.join(group.map(has), " OR ")})`),
    " AND ",
  );
}

/** The same of a product that is at hand, without the index. */
export function productoHasWords(groups: WordGroups): Prisma.Sql {
  return hasEach(groups, (word) => {
    return Prisma.sql`' ' || p.busqueda || ' ' LIKE ${`% ${word}${WHOLE.test(word) ? " " : ""}%`}`;
  });
}

/** Condition on the key of a name: it contains a word of each group, as all names do whose own words match them. */
export function claveHolds(clave: Prisma.Sql, groups: WordGroups): Prisma.Sql {
  return hasEach(groups, (word) => Prisma.sql`${clave} LIKE ${`%${word.toUpperCase()}%`}`);
}

/** The same condition of rows that another one finds: neither database looks for an index of its own for it. */
export function atHand(where: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${where} THEN 1 ELSE 0 END = 1`;
}

/**
 * Condition on a row at hand: a SELECT of the number 1 finds its one row. `EXISTS` would let PostgreSQL read all rows that
 * there are for any.
 */
export function isOne(select: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${select}) = 1`;
}

/** Condition on `productos p`: its id is one of a SELECT. PostgreSQL looks a list up at once, rows of a table one by one. */
export function isAmong(ids: Prisma.Sql): Prisma.Sql {
  return provider === "sqlite" ? Prisma.sql`p.id IN (${ids})` : Prisma.sql`p.id = ANY (ARRAY(${ids}))`;
}

/** Condition: a column contains the text literally (`LIKE`, and so `contains`, treats % and _ as wildcards). */
export function holds(column: Prisma.Sql, text: string): Prisma.Sql {
  return provider === "sqlite" ? Prisma.sql`instr(${column}, ${text}) > 0` : Prisma.sql`strpos(${column}, ${text}) > 0`;
}

/** Condition on `productos p`. As an equation it would tempt SQLite to read the index of all visible ones. */
export const isVisible = Prisma.sql`p.visible IS NOT FALSE`;

/** Condition on `productos p`: name or code contains the text (a part of a key) literally; a code also without its separators. */
export function productoHolds(text: string): Prisma.Sql {
  const written = Prisma.sql`${holds(Prisma.sql`p.clave`, text)} OR ${holds(Prisma.sql`p.codigo_clave`, text)}`;
  if (!/[A-Z]\d|\d[A-Z]/.test(text)) return Prisma.sql`(${written})`;
  return Prisma.sql`(${written} OR ${holds(Prisma.sql`p.codigo_plano`, text.toLowerCase().replace(/\W/g, ""))})`;
}

export const { sql, join, raw } = Prisma;
/** A piece of a statement, with its parameters. */
export type Sql = Prisma.Sql;
