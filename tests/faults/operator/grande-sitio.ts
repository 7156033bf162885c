/** A big site serves: its map, its export, and an import that is killed while it is written. */
import { setTimeout as pause } from "node:timers/promises";
import { peakMb } from "../../support/run/memory";
import { type Client, type Page, staffAt } from "../../support/site/client";
import { type FaultSite, faultSite } from "../lib/site";
import type { Instancia } from "../lib/instancia";
import { account, staff } from "../lib/world";
import { countOf } from "./grande-contenido";

/** Most memory of the server, and most addresses in a part of its map. */
const [MOST_MB, MOST_ADDRESSES] = [400, 50_000];
const [QUOTE, LINE_END] = [34, 10];
const IMPORTAR = "/admin/productos/importar";

type Say = (line: string) => void;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function locations(url: string): Promise<string[]> {
  return Array.from((await (await fetch(url)).text()).matchAll(/<loc>([^<]+)/g), ([, address = ""]) => address);
}

/** Whether the map of the site names each visible product once, in parts that are short enough. */
async function mapped(site: FaultSite, { url }: Instancia, say: Say): Promise<boolean> {
  const began = performance.now();
  const top = await locations(`${site.origin}/sitemap.xml`);
  const parts = top[0]?.includes("/sitemap/") ? top : [`${site.origin}/sitemap.xml`];
  const found = new Set<string>();
  let [most, all] = [0, 0];
  for (const part of parts) {
    const here = (await locations(part)).filter((address) => address.includes("/productos/"));
    for (const address of here) found.add(address);
    [most, all] = [Math.max(most, here.length), all + here.length];
  }
  const visible = await countOf(url, "productos WHERE visible");
  say(`map: ${all} of ${visible} products, at most ${most} in one of ${parts.length} parts, ${seconds(began)}`);
  return all === visible && found.size === all && most <= MOST_ADDRESSES;
}

async function exported(browser: Client, products: number, say: Say): Promise<boolean> {
  const began = performance.now();
  const answer = await browser.fetch("/admin/productos/exportar?formato=csv");
  let [rows, quoted] = [-1, false];
  for await (const chunk of answer.body ?? [])
    for (const byte of chunk) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_END && !quoted) rows += 1;
    }
  say(`export: ${rows} of ${products} products, ${seconds(began)}`);
  return rows === products;
}

/** Uploads a spreadsheet of new products; the page that shows what it would do. */
async function planned(browser: Client, rows: number, prefix: string): Promise<Page> {
  const lines = Array.from({ length: rows }, (_, n) => `${prefix}${n};Tornillo de prueba ${n};FERRETERIA;Pernos`);
  const bytes = new TextEncoder().encode(["Código;Nombre;Categoría;Subcategoría", ...lines].join("\r\n"));
  const answer = await browser.post(IMPORTAR, {}, [{ campo: "archivo", nombre: "p.csv", bytes }]);
  return browser.follow(answer, IMPORTAR);
}

async function confirmed(browser: Client, page: Page): Promise<string> {
  const huella = page.$("input[name=huella]")?.getAttribute("value") ?? "";
  return (await browser.follow(await browser.post(page.path, { huella }), page.path)).text;
}

/** Imports spreadsheets of new products: once whole, once killed half way and confirmed again. */
async function imported(
  site: FaultSite,
  { url }: Instancia,
  rows: number,
  say: Say,
  look: () => void,
): Promise<boolean> {
  const stored = (prefix: string) => countOf(url, `productos WHERE codigo LIKE '${prefix}%'`);
  const browser = await staffAt(site.origin, staff.email, staff.password);
  const first = await planned(browser, rows, "GRANDE-A");
  const began = performance.now();
  await confirmed(browser, first);
  const [ms, took] = [performance.now() - began, seconds(began)];
  const second = await planned(browser, rows, "GRANDE-B");
  const cut = confirmed(browser, second).catch(() => "");
  await pause(ms / 2);
  look();
  await site.kill("SIGKILL");
  await cut;
  const left = await stored("GRANDE-B");
  await site.start();
  if (left === 0) await confirmed(browser, await browser.visit(second.path));
  const [whole, again] = [await stored("GRANDE-A"), await stored("GRANDE-B")];
  say(`import: ${whole} of ${rows} rows, ${took}; killed half way: ${left} rows; confirmed again: ${again} rows`);
  return whole === rows && [0, rows].includes(left) && again === rows;
}

/** Starts the site on a big database and uses it. Returns whether all was right, within its memory. */
export async function serves(instance: Instancia, products: number, say: Say): Promise<boolean> {
  const site = await faultSite({ ...account, DATA_DIR: instance.dataDir, DATABASE_URL: instance.url });
  const peaks: number[] = [];
  const look = () => peaks.push(peakMb(site.pid()));
  try {
    const began = performance.now();
    await site.start();
    say(`start: ${seconds(began)}`);
    const browser = await staffAt(site.origin, staff.email, staff.password);
    const oks = [await mapped(site, instance, say), await exported(browser, products, say)];
    look();
    oks.push(await imported(site, instance, Math.min(50_000, Math.ceil(products / 4)), say, look));
    look();
    const peak = Math.max(...peaks);
    say(`server: ${Math.round(peak)} MB at most`);
    return oks.every(Boolean) && peak <= MOST_MB;
  } finally {
    await site.remove();
  }
}
