import { listSecciones } from "~/domain/catalogo/sections.server";
import { words } from "~/domain/kernel/text";
import { provider } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { allLead, type Completions, countMatches, type WordGroups, type Words } from "~/services/db/fulltext.server";
import { join, sql } from "~/services/db/sql.server";
import { findCompletions } from "./vocabulary.server";

/** The number of all products, from the counts stored with the subcategories. */
export async function countProductos(): Promise<number> {
  const all = (await listSecciones()).flatMap(({ subcategorias }) => subcategorias);
  return all.reduce((sum, { productos_total }) => sum + productos_total, 0);
}

/** The words of three letters or more of a category's or subcategory's name, which all its products have, each a group. */
export function palabrasDe(nombre: string): WordGroups {
  return words(nombre)
    .filter(({ length }) => length > 2)
    .map((palabra) => [palabra]);
}

/** What it costs to gather a product of a word in an index, and to look at its row, in microseconds at a million. */
const GATHER = 0.1;
const LOOK = provider === "postgresql" ? 2.5 : 1;
/** The least number of products for which that matters. */
const MANY = 10_000;
/** The sample in which they are counted: one product of so many. */
const MUESTRA = 512;

/** Whether the index gathers all products of a word, instead of passing over those that lack the others. */
function isGathered(group: readonly string[], completions?: Completions): boolean {
  if (provider === "postgresql") return group.some((word) => !completions?.has(word));
  return group.some(({ length }) => length === 1);
}

/** Groups of words, the rarest first, with about how many products have one of each, as far as a sample says. */
async function countEach(groups: WordGroups, completions?: Completions) {
  const counts = groups.map(
    (group, at) => sql`SELECT ${at} AS grupo, (${countMatches(allLead([group], completions), MUESTRA)}) AS n`,
  );
  const rows = await readRows<Record<"grupo" | "n", number>>(join(counts, " UNION ALL "));
  return rows
    .map(({ grupo, n }) => ({ group: groups[grupo] ?? [], n: MUESTRA * n }))
    .sort((one, other) => one.n - other.n);
}

/**
 * How words are looked for: what is gathered at greater cost than to look at the rows that rarer words lead to is looked
 * for in these.
 */
export async function howToFind(groups: WordGroups): Promise<Words> {
  if (groups.length < 2) return allLead(groups);
  const productos = await countProductos();
  if (productos < MANY) return allLead(groups);
  const completions = provider === "postgresql" ? await findCompletions(groups.flat()) : undefined;
  if (!groups.some((group) => isGathered(group, completions))) return allLead(groups, completions);
  const [leading, beside]: [(readonly string[])[], (readonly string[])[]] = [[], []];
  let left = productos;
  for (const { group, n } of await countEach(groups, completions)) {
    const part = Math.min(1, Math.max(n, MUESTRA / 2) / productos);
    const isDear = leading.length > 0 && isGathered(group, completions) && n * GATHER > left * (1 - part) * LOOK;
    (isDear ? beside : leading).push(group);
    if (!isDear) left *= part;
  }
  return { leading, beside, completions };
}

/** The same words for an index of all products: SQLite's may gather all products of the first, so it is the rarest. */
export async function rarestFirst(words: Words): Promise<Words> {
  const { leading } = words;
  const isOrdered = provider === "postgresql" || leading.length < 2 || leading.some((group) => isGathered(group));
  if (isOrdered || (await countProductos()) < MANY) return words;
  return { ...words, leading: (await countEach(leading)).map(({ group }) => group) };
}
