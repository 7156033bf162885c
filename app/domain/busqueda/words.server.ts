import { db, provider } from "~/services/db/client.server";
import { allLead, countMatches, join, sql, type WordGroups, type Words } from "~/services/db/fulltext.server";

/** So many times as many products as the rarest word of a text has: looking at those is cheaper than gathering these. */
const MANY_TIMES = 16;
/** The sample in which they are counted: one product of so many. */
const MUESTRA = 512;

/** Whether the index gathers all products of a word, instead of passing over those that lack the others. */
const isGathered = (group: readonly string[]) => provider === "postgresql" || group.some(({ length }) => length === 1);

/** How words are looked for among so many products: what is gathered at great cost is looked for in the rows that others lead to. */
export async function howToFind(groups: WordGroups, productos: number): Promise<Words> {
  if (groups.length < 2 || productos < MUESTRA * MANY_TIMES || !groups.some(isGathered)) return allLead(groups);
  const counts = groups.map((group) => sql`(${countMatches(allLead([group]), MUESTRA)})`);
  const columns = counts.map((count, index) => sql`SELECT ${index} AS grupo, ${count} AS n`);
  const rows = await db.$queryRaw<Record<"grupo" | "n", number | bigint>[]>(join(columns, " UNION ALL "));
  const found = rows
    .map(({ grupo, n }) => ({ group: groups[Number(grupo)] ?? [], n: Number(n) }))
    .sort((one, other) => one.n - other.n);
  const rarest = Math.max(1, found[0]?.n ?? 0);
  const isCommon = ({ group, n }: (typeof found)[number]) => isGathered(group) && n > MANY_TIMES * rarest;
  const of = (some: typeof found) => some.map(({ group }) => group);
  return { leading: of(found.filter((one) => !isCommon(one))), beside: of(found.filter(isCommon)) };
}
