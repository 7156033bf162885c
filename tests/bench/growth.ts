/** Measures how much more each kind of page, search and list costs with very many products than with 1,200. */
import { readdirSync, readFileSync } from "node:fs";
import type { Site } from "./site";
import { type Staff, signIn } from "./staff";
import type { Options, Row } from "./types";

const GROWTH = 1.3;
/** The least of so many counts: on a busy machine the others measure its neighbours too. */
const TIMES = 20;
const WARM = 20;

const buscar = (q: string) => `/buscar?${new URLSearchParams({ q })}`;
const sugerir = (q: string) => `/buscar/sugerencias?${new URLSearchParams({ q })}`;
const linea = "/vehiculos/renault/duster";
const sub = "/ferreteria/pernos";
const productos = "/admin/productos";

/** Texts fill a page on both sites, or nearly: a longer page costs more, whatever lies behind it. */
const pages = [
  ["home", "/"],
  ["catalogue", "/catalogo"],
  ["category", "/guardapolvos"],
  ["subcategory", sub],
  ["subcategory, by code", `${sub}?orden=codigo`],
  ["subcategory, a word of its name", `${sub}?q=perno`],
  ["subcategory, a text of many", `${sub}?q=zincado`],
  ["vehicles", "/vehiculos"],
  ["make", "/vehiculos/renault"],
  ["line", linea],
  ["line and year", `${linea}?ano=2015`],
  ["line, a year of few", `${linea}?ano=1999`],
  ["line, a category", `${linea}?categoria=guardapolvos`],
  ["line, universal", `${linea}?categoria=universales`],
  ["contact", "/contacto"],
  ["search, a common word", buscar("amortiguador")],
  ["search, two words", buscar("amortiguador delantero")],
  ["search, a mended word", buscar("amortigador")],
  ["search, one letter", buscar("a")],
  ["search, a code", buscar("am-2")],
  ["search, a line", buscar("duster")],
  ["search, a part, line and year", buscar("perno duster 2015")],
  ["suggestions, two letters", sugerir("am")],
  ["suggestions, two words", sugerir("guardapolvo izquierdo")],
] as const;
const lists = [
  ["back office, products", productos],
  ["back office, products, a later page", `${productos}?pagina=20`],
  ["back office, hidden products", `${productos}?estado=oculto`],
  ["back office, products of a category", `${productos}?categoria=1`],
  ["back office, search, a common word", `${productos}?q=amortiguador`],
  ["back office, search, two words", `${productos}?q=amortiguador+delantero`],
  ["back office, search, a code", `${productos}?q=AM-22`],
  ["back office, search, hidden", `${productos}?q=a&estado=oculto`],
  ["back office, subcategories", "/admin/subcategorias"],
  ["back office, lines", "/admin/vehiculos/lineas"],
  ["back office, panel", "/admin"],
] as const;

/** CPU time in milliseconds that the threads of a process have used, to the nanosecond. */
function cpuOf(pid: number): number {
  const used = readdirSync(`/proc/${pid}/task`).map((task) => {
    return Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
  });
  return used.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** The first filters by measure of a subcategory: a choice, and two ranges, that fill a page on both sites, or nearly. */
async function filtersOf(origin: string): Promise<[string, string][]> {
  const page = await (await fetch(origin + sub)).text();
  const [, choice = "", options = ""] = /<select[^>]*name="(m\d+)"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
  const chosen = Array.from(options.matchAll(/value="([^"]+)"/g), ([, option = ""]) => {
    return `${sub}?${new URLSearchParams({ [choice]: option })}`;
  });
  const lengths = await Promise.all(chosen.map(async (path) => (await get(origin + path)).length));
  const longest = chosen[lengths.indexOf(Math.max(...lengths))] ?? sub;
  const [, number = ""] = /name="(m\d+)-desde"/.exec(page) ?? [];
  return [
    ["subcategory, a choice", longest],
    ["subcategory, a wide range", `${sub}?${number}-desde=1&${number}-hasta=50`],
    ["subcategory, another range", `${sub}?${number}-desde=30&${number}-hasta=60`],
  ];
}

async function get(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "br" }, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

interface Answer {
  cpu: number;
  kb: number;
}
const least = (all: readonly Answer[]) => all.reduce((one, other) => (other.cpu < one.cpu ? other : one));
const told = ({ cpu, kb }: Answer) => `${cpu.toFixed(1)} ms for ${kb.toFixed(0)} KB`;

/** An answer's CPU and length; before it the content changes, and what all pages share is read again. */
async function answerOf({ origin, pid }: Site, staff: Staff, path: string, what: string): Promise<Answer> {
  const isAdmin = path.startsWith("/admin");
  if (!isAdmin) await staff.change(`${path.length} vuelta ${what}`);
  if (!isAdmin && path !== "/") await get(`${origin}/`);
  const before = cpuOf(pid);
  const html = await (isAdmin ? staff.get(path) : get(origin + path));
  return { cpu: cpuOf(pid) - before, kb: html.length / 1000 };
}

/** A site, who signed in there, and the kinds of pages that it has. */
async function opened(site: Site) {
  const staff = await signIn(site.origin);
  const kinds = [...pages, ...(await filtersOf(site.origin)), ...lists];
  for (let time = 0; time < WARM; time += 1) {
    for (const [, path] of pages) await get(site.origin + path);
    await staff.change(`Calor ${time}`);
  }
  return { site, staff, kinds };
}

/** CPU of a site's process for the first answer of each kind, with very many products and with 1,200, in turn. */
export async function growth(small: Site, large: Site, products: number, { say }: Options): Promise<Row[]> {
  const both = [await opened(small), await opened(large)];
  say("both sites are warm");
  const rows: Row[] = [];
  for (const [at, [name]] of both[0]?.kinds.entries() ?? []) {
    const [few, many]: [Answer[], Answer[]] = [[], []];
    for (let time = 0; time < TIMES; time += 1) {
      for (const [which, { site, staff, kinds }] of both.entries()) {
        const answer = await answerOf(site, staff, kinds[at]?.[1] ?? "/", `${name} ${time}`);
        (which === 0 ? few : many).push(answer);
      }
    }
    const [one, other] = [least(few), least(many)];
    const value = `${told(one)} at 1,200 products, ${told(other)} at ${products}`;
    const ratio = other.cpu / one.cpu;
    rows.push({ group: "First answer, large : 1,200", name, value, ratio, goal: `≤ ${GROWTH}`, ok: ratio <= GROWTH });
  }
  return rows;
}
