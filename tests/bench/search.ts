/** Measures how long searches take, of visitors and of staff, with few products and with very many. */
import { get } from "node:http";
import type { Site } from "./site";
import { type Staff, signIn } from "./staff";
import type { Options, Row } from "./types";

const TIMES = 200;
/** Each kind is measured so often, and the quietest round counts: others use the machine too. */
const ROUNDS = 3;
const WARM = 40;
/** Signs that mean nothing in a search. */
const SIGNS = ["!", ".", ",", ";", ":"];
const PUBLIC_MS = 15;
const STAFF_MS = 25;

const buscar = (q: string) => `/buscar?${new URLSearchParams({ q })}`;
const sugerir = (q: string) => `/buscar/sugerencias?${new URLSearchParams({ q })}`;

/** What visitors ask, each time in another spelling: no answer is kept. */
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

/** A text in a spelling of its own for each number. */
function spelled(text: string, number: number): string {
  let signs = "";
  for (let left = number; left > 0; left = Math.floor(left / SIGNS.length)) signs += SIGNS[left % SIGNS.length];
  return text + signs;
}

/** Milliseconds until the last byte of an answer; what it says is not read, which would be this process's time. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br", Cookie: cookie } }, (answer) => {
      const { statusCode } = answer;
      answer.resume().on("end", () => (statusCode === 200 ? resolve() : reject(new Error(`${url}: ${statusCode}`))));
    }).on("error", reject);
  });
  return performance.now() - began;
}

/**
 * The 99th percentile of what each kind of answer takes, in milliseconds, of the quietest round, once the site has made some
 * of all kinds.
 */
async function measure({ origin }: Site, { cookie }: Staff): Promise<number[]> {
  const kinds = [
    ...asked.map(([, path, texts]) => (number: number) => {
      return timeOf(origin + path(spelled(texts[number % texts.length] ?? "", number)), "");
    }),
    ...lists.map(
      ([, path]) =>
        () =>
          timeOf(origin + path, cookie),
    ),
  ];
  for (let number = 1; number <= WARM; number += 1) for (const ask of kinds) await ask(number);
  const all = kinds.map(() => Infinity);
  let number = WARM;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, ask] of kinds.entries()) {
      const taken: number[] = [];
      for (let time = 0; time < TIMES; time += 1) taken.push(await ask((number += 1)));
      const p99 = taken.sort((a, b) => a - b)[Math.floor(TIMES * 0.99)] ?? Infinity;
      all[index] = Math.min(all[index] ?? Infinity, p99);
    }
  }
  return all;
}

/** Response times of searches and of the back office's list of products, the 99th percentile of two hundred, of the quietest of three rounds. */
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
