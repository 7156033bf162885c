/** Measures the quote list: how long adding takes, and what its form and script add to a page. */
import { brotliCompressSync } from "node:zlib";
import { parse } from "node-html-parser";
import { build } from "vite";
import { addresses, cpuMs, type Site } from "./site";
import type { Options, Row } from "./types";

const group = "Quote list";
const ADD_MS = 20;
const LIST_BYTES = 1_000;
const SCRIPT_BYTES = 1_500;
const ROUNDS = 5;
const TIMES = 200;
const WARM = 50;
/** A list that is nearly full, as the visitor's cookie has it. */
const FULL = Array.from({ length: 90 }, (_, at) => `${(at + 100).toString(36)}.c`).join("_");

function row(name: string, value: string, measured: number, most: number, unit: string): Row {
  return { group, name, value, ratio: measured / most, goal: `≤ ${most} ${unit}`, ok: measured <= most };
}

/** The milliseconds that posts of a form take, sorted; each has other quantities. */
async function posts(origin: string, boxes: readonly string[], filled: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < WARM + TIMES; time += 1) {
    const typed = boxes.map((name, at): [string, string] => [name, at < filled ? String((time % 900) + 1) : ""]);
    const began = performance.now();
    const answer = await fetch(`${origin}/cotizacion`, {
      method: "POST",
      body: new URLSearchParams(typed),
      headers: { Origin: origin, Cookie: `cotizacion=${FULL}` },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status !== 303) throw new Error(`Adding was answered with ${answer.status}`);
    if (time >= WARM) taken.push(performance.now() - began);
  }
  return taken.toSorted((a, b) => a - b);
}

/** A page of the list's largest kind, with boxes for quantities. */
async function largestList({ origin }: Site): Promise<string> {
  const { subcategory } = await addresses(origin);
  const pages = await Promise.all(subcategory.slice(0, 12).map(async (path) => (await fetch(origin + path)).text()));
  return pages.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

async function adding(site: Site, products: string, { say }: Options): Promise<Row[]> {
  const list = parse(await largestList(site));
  const boxes = list.querySelectorAll("main input[name^='c-']").map((box) => box.getAttribute("name") ?? "");
  const kinds = [
    ["from a product", boxes.slice(0, 1), 1],
    [`five of a list of ${boxes.length}`, boxes, 5],
  ] as const;
  const rows: Row[] = [];
  for (const [kind, names, filled] of kinds) {
    const rounds: number[][] = [];
    const before = cpuMs(site.pid);
    while (rounds.length < ROUNDS) rounds.push(await posts(site.origin, names, filled));
    // Of the quietest round, because others use the machine too.
    const at = (share: number) =>
      Math.min(...rounds.map((taken) => taken[Math.floor(taken.length * share)] ?? Infinity));
    const cpu = (cpuMs(site.pid) - before) / (ROUNDS * (WARM + TIMES));
    const value = `p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, ${cpu.toFixed(2)} ms of CPU`;
    const name = `adding ${kind}, ${products} products`;
    say(`${name}: ${value}`);
    rows.push(row(name, value, at(0.99), ADD_MS, "ms"));
  }
  return rows;
}

/** What the form adds to a list, compressed: the page as it is, and without all that belongs to the form. */
async function listWeight(site: Site, { say }: Options): Promise<Row> {
  const html = await largestList(site);
  const page = parse(html, { comment: true });
  const form = page.querySelector("main form:has(ged-pide)");
  if (!form) throw new Error("The list has no form");
  const inputs = form.querySelectorAll("input[name^='c-']");
  const table = form.querySelector("table");
  for (const input of inputs) input.closest("td")?.remove();
  table?.querySelector("thead th:last-child")?.remove();
  form.querySelector("ged-pide")?.remove();
  form.replaceWith(...form.childNodes);
  const size = (text: string) => brotliCompressSync(text).length;
  const [whole, without] = [size(html), size(page.toString())];
  const value = `${inputs.length} boxes: ${whole} bytes, ${without} without the form`;
  say(`list: ${value}`);
  return row("what a list weighs more", value, whole - without, LIST_BYTES, "bytes (brotli)");
}

/** The script that counts and docks, by itself. */
async function scriptWeight({ say }: Options): Promise<Row> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: { entry: "app/site/enhance/cotizacion.ts", formats: ["es"], fileName: "x" },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const code = outputs.map((one) => (one.type === "chunk" ? one.code : "")).join("");
  const bytes = brotliCompressSync(code).length;
  const value = `${code.length} bytes, ${bytes} compressed`;
  say(`script: ${value}`);
  return row("its script", value, bytes, SCRIPT_BYTES, "bytes (brotli)");
}

/** Adding with 1,200 and 20,000 products, and the weight of the form and of the script. */
export async function quotes(small: Site, large: Site, options: Options): Promise<Row[]> {
  return [
    ...(await adding(small, "1,200", options)),
    ...(await adding(large, "20,000", options)),
    await listWeight(small, options),
    await scriptWeight(options),
  ];
}
