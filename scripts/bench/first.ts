/** What making a page costs, with few products and with many. */
import { addresses, cpuMs, type Site } from "./site";
import type { Options, Row } from "./types";

const GOAL_MS = 2.5;
const GROWTH = 1.3;
const WARM = 1000;
const TIMES = 400;

/** An address of the same page that nobody has asked for: its letters small and capital by the bits of a number. */
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

async function measure(site: Site) {
  const { product, category, subcategory } = await addresses(site.origin);
  const times = (paths: readonly string[], from: number) =>
    Array.from({ length: TIMES }, (_, n) =>
      respelled(paths[n % paths.length] ?? "/", from + 1 + Math.floor(n / paths.length)),
    );
  await perPage(site, product.slice(0, WARM));
  return {
    category: await perPage(site, times(category, 0)),
    subcategory: await perPage(site, times(subcategory, 0)),
    product: await perPage(site, product.slice(WARM, WARM + TIMES)),
    finished: await perPage(
      site,
      Array.from({ length: TIMES * 5 }, () => "/catalogo"),
    ),
  };
}

/** Processor time of a page nobody has asked for yet, compression included; fresh sites of both sizes. */
export async function firstRenders(small: Site, large: Site, { say }: Options): Promise<Row[]> {
  const [few, many] = [await measure(small), await measure(large)];
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
