/** Measures what rendering a page costs, with few products and with many. */
import { addresses, cpuMs, type Site } from "./site";
import { signIn } from "./staff";
import type { Options, Row } from "./types";

const GOAL_MS = 2.2;
const GROWTH = 1.3;
/** Products of a round; categories and subcategories are read all. */
const PRODUCTS = 200;
/** Finished pages that are asked for at the end. */
const FINISHED = 2_000;
/** Rounds, an edit before each: the first ones do not count, because a freshly started process still compiles its code. */
const ROUNDS = { warm: 6, counted: 18 };

/** CPU of the site's process for pages that are rendered, or sent, in milliseconds. A page that leads elsewhere throws. */
async function costOf(site: Site, paths: readonly string[]): Promise<number> {
  const before = cpuMs(site.pid);
  for (const path of paths) {
    const answer = await fetch(site.origin + path, { headers: { "Accept-Encoding": "br" }, redirect: "manual" });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  return cpuMs(site.pid) - before;
}

async function measure(site: Site, say: Options["say"]) {
  const { product, category, subcategory } = await addresses(site.origin);
  const staff = await signIn(site.origin);
  const kinds = { category, subcategory, product: product.slice(0, PRODUCTS) };
  const sums = { category: 0, subcategory: 0, product: 0 };
  for (let round = 1; round <= ROUNDS.warm + ROUNDS.counted; round += 1) {
    await staff.change(`Vuelta ${round}`);
    // What all pages share is read again with the first of them.
    await costOf(site, ["/"]);
    for (const kind of ["category", "subcategory", "product"] as const) {
      const ms = await costOf(site, kinds[kind]);
      if (round > ROUNDS.warm) sums[kind] += ms;
    }
    if (round % 6 === 0) say(`all pages for the ${round}. time`);
  }
  const each = (kind: keyof typeof sums) => sums[kind] / ROUNDS.counted / kinds[kind].length;
  const again = Array.from({ length: FINISHED }, () => "/catalogo");
  const finished = (await costOf(site, again)) / FINISHED;
  return { category: each("category"), subcategory: each("subcategory"), product: each("product"), finished };
}

/** CPU time per rendered page, compression included, on a site of each size. */
export async function firstRenders(small: Site, large: Site, { say }: Options): Promise<Row[]> {
  const [few, many] = [await measure(small, say), await measure(large, say)];
  const group = "First render, CPU of the site's process";
  return (["category", "subcategory", "product"] as const).flatMap((kind) => {
    const [one, other] = [few[kind], many[kind]];
    say(`first render, ${kind}: ${one.toFixed(2)} ms, with 50,000 products ${other.toFixed(2)} ms`);
    const value = `${one.toFixed(2)} ms at 1,200 products, ${other.toFixed(2)} ms at 50,000; finished ${few.finished.toFixed(2)} ms`;
    return [
      {
        group,
        name: `${kind}, at 1,200 products`,
        value,
        ratio: one / GOAL_MS,
        goal: `≤ ${GOAL_MS} ms`,
        ok: one <= GOAL_MS,
      },
      {
        group,
        name: `${kind}, 50,000 : 1,200`,
        value,
        ratio: other / one,
        goal: `≤ ${GROWTH}`,
        ok: other / one <= GROWTH,
      },
    ];
  });
}
