/** Measures how long searches take, of visitors and of staff, with few products and with very many. */
import type { Site } from "./site";
import { type Staff, signIn } from "./staff";
import type { Options, Row } from "./types";

const TIMES = 60;
const WARM = 10;
const PUBLIC_MS = 15;
const STAFF_MS = 25;

const buscar = (q: string) => `/buscar?${new URLSearchParams({ q })}`;
const sugerir = (q: string) => `/buscar/sugerencias?${new URLSearchParams({ q })}`;

/** What visitors ask; no answer is kept. */
const asked: readonly (readonly [string, (q: string) => string, readonly string[]])[] = [
  ["a common word", buscar, ["amortiguador", "delantero", "toyota", "izquierdo"]],
  ["two words", buscar, ["amortiguador delantero", "guardapolvo izquierdo", "tornillo renault"]],
  ["a mended word", buscar, ["amortigador", "guardapolbo", "delantteros"]],
  ["one letter", buscar, ["a", "g", "m"]],
  ["nothing", buscar, ["zzyzx", "xilofono"]],
  ["a code", buscar, ["ge-10", "am-22", "40"]],
  ["a vehicle", buscar, ["guardapolvo duster 2015", "hilux delantero"]],
  ["suggestions, two letters", sugerir, ["am", "gu", "iz"]],
  ["suggestions, a word", sugerir, ["amortigua", "delan", "toyo"]],
];
const lists = [
  ["list", "/admin/productos"],
  ["list, a later page", "/admin/productos?pagina=20"],
  ["list, hidden", "/admin/productos?estado=oculto"],
  ["list, a category", "/admin/productos?categoria=1"],
  ["search, a common word", "/admin/productos?q=amortiguador"],
  ["search, two words", "/admin/productos?q=amortiguador+delantero"],
  ["search, two letters", "/admin/productos?q=de"],
  ["search, a code", "/admin/productos?q=AM-22"],
  ["search, nothing", "/admin/productos?q=zzyzx"],
] as const;

/** The 99th percentile of what each call takes, in milliseconds. */
async function p99(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  const taken: number[] = [];
  for (const call of calls) {
    const began = performance.now();
    await call();
    taken.push(performance.now() - began);
  }
  const counted = taken.slice(WARM).sort((a, b) => a - b);
  return counted[Math.floor(counted.length * 0.99)] ?? Number.NaN;
}

async function get(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

async function measure({ origin }: Site, staff: Staff): Promise<number[]> {
  const all: number[] = [];
  for (const [, path, texts] of asked) {
    const calls = Array.from({ length: TIMES + WARM }, (_, n) => {
      return () => get(origin + path(texts[n % texts.length] ?? ""));
    });
    all.push(await p99(calls));
  }
  for (const [, path] of lists) all.push(await p99(Array.from({ length: TIMES + WARM }, () => () => staff.get(path))));
  return all;
}

/** Response times of searches and of the back office's list of products, the 99th percentile of sixty. */
export async function searches(small: Site, large: Site, products: number, { say }: Options): Promise<Row[]> {
  const [few, many] = [
    await measure(small, await signIn(small.origin)),
    await measure(large, await signIn(large.origin)),
  ];
  const kinds = [
    ...asked.map(([kind]) => ({ kind, most: PUBLIC_MS })),
    ...lists.map(([kind]) => ({ kind: `back office, ${kind}`, most: STAFF_MS })),
  ];
  return kinds.map(({ kind, most }, index) => {
    const [one = 0, other = 0] = [few[index], many[index]];
    const value = `${one.toFixed(1)} ms at 1,200 products, ${other.toFixed(1)} ms at ${products}`;
    say(`search, ${kind}: ${value}`);
    return {
      group: "Search, 99th percentile",
      name: kind,
      value,
      ratio: other / most,
      goal: `≤ ${most} ms`,
      ok: other <= most,
    };
  });
}
