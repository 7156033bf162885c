/** Measures what rendering a page costs, with few products and with many. */
import { addresses, cpuMs, type Site } from "./site";
import { signIn } from "./staff";
import type { Options, Row } from "./types";

const GOAL_MS = 2.5;
const GROWTH = 1.3;
const TIMES = 400;
const PRODUCTS = 1_000;
/**
 * How often all pages are rendered; only the last round counts, because a freshly started process still compiles its
 * code.
 */
const ROUNDS = 4;

/** A new address of the same page: upper and lower case letters by the bits of a number. */
function respelled(path: string, number: number): string {
  let bits = number;
  return path.replace(/[a-z]/g, (letter) => {
    const capital = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return capital ? letter.toUpperCase() : letter;
  });
}

async function perPage(site: Site, paths: readonly string[]): Promise<number> {
  const before = cpuMs(site.pid);
  for (const path of paths) {
    const answer = await fetch(site.origin + path, { headers: { "Accept-Encoding": "br" } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }
  return (cpuMs(site.pid) - before) / paths.length;
}

async function measure(site: Site, say: Options["say"]) {
  const { product, category, subcategory } = await addresses(site.origin);
  const staff = await signIn(site.origin);
  const times = (paths: readonly string[]) =>
    Array.from({ length: TIMES }, (_, n) =>
      respelled(paths[n % paths.length] ?? "/", 1 + Math.floor(n / paths.length)),
    );
  let last = { category: 0, subcategory: 0, product: 0 };
  for (let round = 1; round <= ROUNDS; round += 1) {
    await staff.change(`Vuelta ${round}`);
    last = {
      category: await perPage(site, times(category)),
      subcategory: await perPage(site, times(subcategory)),
      product: await perPage(site, product.slice(0, PRODUCTS)),
    };
    const told = Object.entries(last).map(([kind, ms]) => `${kind} ${ms.toFixed(2)}`);
    say(`all pages for the ${round}. time: ${told.join(", ")} ms`);
  }
  const finished = Array.from({ length: TIMES * 5 }, () => "/catalogo");
  return { ...last, finished: await perPage(site, finished) };
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
