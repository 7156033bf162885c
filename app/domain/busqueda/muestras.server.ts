import { readCount } from "~/services/db/rows.server";
import { countMatches, LUGARES, type Muestra, productoMatches, type Words } from "~/services/db/fulltext.server";
import { sql, type Sql } from "~/services/db/sql.server";
import { countProductos, rarestFirst } from "./words.server";

/** The samples of the products, the smallest first. */
export const MUESTRAS: readonly Muestra[] = [512, 64, 8, 1];
/** Matches in a sample of eight that stand for more than a thousand in all. */
export const ENOUGH = 150;
/** Matches that are many: a sample of them is ranked. */
export const MUCHOS = 8 * ENOUGH;
/** Of more matches in a sample so many are ranked. */
export const MOST_RANKED = 2 * ENOUGH;
/** Matches in one of 512 that say how many there are; of fewer one in 64 says. */
const ENOUGH_OF_512 = 60;

/** Before which place so many products are ranked: all, unless they are more than a thousand or so. */
export function hastaFor(cuantos: number): number {
  return cuantos < MUCHOS ? LUGARES : Math.ceil((LUGARES / cuantos) * 1.5 * ENOUGH);
}

/**
 * Before which place products are ranked that are found another way than by the indexes of words: all, unless `where`,
 * which tells those before a place, holds for more than a thousand or so of `cuantos`.
 */
export async function hastaOf(cuantos: number, where: (hasta: number) => Sql): Promise<number> {
  const muestra = [64, 8].find((one) => cuantos >= one * 2 * ENOUGH);
  if (!muestra) return LUGARES;
  const some = sql`SELECT count(*) AS n FROM productos p WHERE ${where(LUGARES / muestra)}`;
  return hastaFor(muestra * (await readCount(some)));
}

/** About how many products' words match, as far as one in 512 says, or one in 64 where these are few. */
export async function estimateOf(words: Words): Promise<number> {
  if ((await countProductos()) < MUCHOS) return 0;
  const some = await readCount(countMatches(words, 512));
  return some < ENOUGH_OF_512 ? 64 * (await readCount(countMatches(words, 64))) : 512 * some;
}

/** The same of universal products, up to a thousand counted one by one. */
async function estimateUniversales(words: Words): Promise<number> {
  const some = await readCount(countMatches(words, "universales", MUCHOS));
  const one64th = sql`SELECT count(*) AS n FROM productos p WHERE ${productoMatches(words, "universales", LUGARES / 64)}`;
  return some < MUCHOS ? some : 64 * (await readCount(one64th));
}

/** SQL condition on `productos p` for those whose words match, all or the universal ones, or for a sample of more than a thousand. */
export async function someMatching(words: Words, of: 1 | "universales" = 1): Promise<{ where: Sql; hayMas: boolean }> {
  const cuantos = await (of === 1 ? estimateOf(words) : estimateUniversales(words));
  if (cuantos < MUCHOS)
    return { where: productoMatches(of === 1 ? await rarestFirst(words) : words, of), hayMas: false };
  const hasta = Math.ceil((LUGARES * MOST_RANKED) / cuantos);
  const muestra = MUESTRAS.find((one) => hasta <= LUGARES / one) ?? 1;
  return { where: productoMatches(words, of === 1 ? muestra : of, hasta), hayMas: true };
}
