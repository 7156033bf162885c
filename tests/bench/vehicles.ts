/** Measures the pages of vehicles and the search by vehicle with 20,000 products of ten applications each. */
import { openRawConnection } from "../../app/services/db/own.server";
import { addresses, cpuMs, type Site } from "./site";
import type { Options, Row } from "./types";

/** A line's page may cost 5 ms where the first page of a product costs the 2.5 of the part first. */
const LINE_TO_PRODUCT = 2;
const SEARCH_MS = 30;
const EACH = 10;
/** Pages of each kind that do not count, and pages of a kind that are asked for one after the other. */
const [WARM, BLOCK] = [200, 20];
const words = ["guardapolvo", "amortiguador delantero", "tapa", "kit", "perno", "espejo", "manija", "estribo"];

/** Adds applications to a database until each product has ten, spread over all lines. */
export async function fitAll(url: string): Promise<void> {
  const own = await openRawConnection(url);
  const count = async (table: string) => Number((await own.run(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
  try {
    if ((await count("aplicaciones")) >= (await count("productos")) * EACH) return;
    await own.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${EACH}),
         l AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS lugar, count(*) OVER () AS todas FROM lineas)
       INSERT INTO aplicaciones (producto_id, linea_id, desde, hasta, orden)
       SELECT p.id, l.id, 1995 + (p.id + i) % 20, 2005 + (p.id * i) % 22, 1000 + i
       FROM productos p CROSS JOIN n JOIN l ON l.lugar = (p.id * 7 + i * 31) % l.todas`,
    );
    await own.run("ANALYZE");
  } finally {
    await own.close();
  }
}

async function perRequest(site: Site, paths: readonly string[]): Promise<number> {
  const before = cpuMs(site.pid);
  for (const path of paths) await (await fetch(site.origin + path)).arrayBuffer();
  return (cpuMs(site.pid) - before) / paths.length;
}

/** CPU of the site's process per first answer: pages of lines and years, and searches that name a line. */
export async function vehicles(site: Site, { say }: Options): Promise<Row[]> {
  const makes = await (await fetch(`${site.origin}/vehiculos`)).text();
  const slugs = Array.from(makes.matchAll(/href="(\/vehiculos\/[^"/]+)"/g), ([, href = ""]) => href);
  const pages = await Promise.all(slugs.map(async (href) => (await fetch(site.origin + href)).text()));
  const lines = pages.flatMap((page) =>
    Array.from(page.matchAll(/href="(\/vehiculos\/[^"/]+\/[^"/]+)"/g), ([, href = ""]) => href),
  );
  const years = [2003, 2007, 2011, 2015];
  const asked = years.flatMap((year) => lines.map((href) => `${href}?ano=${year}`));
  const searches = lines.flatMap((href, index) => {
    const named = href.split("/").slice(2).join(" ").replaceAll("-", " ");
    const q = `${words[index % words.length]} ${named} ${years[index % years.length]}`;
    return [`/buscar?${new URLSearchParams({ q })}`];
  });
  const products = (await addresses(site.origin)).product.slice(0, asked.length);
  await perRequest(site, [...asked.slice(0, WARM), ...products.slice(0, WARM)]);
  const sums = { line: 0, product: 0 };
  // In turn: the machine's speed changes within a run.
  const rounds = Math.floor((asked.length - WARM) / BLOCK);
  for (let round = 0; round < rounds; round += 1) {
    const block = (pages: readonly string[]) => pages.slice(WARM + round * BLOCK, WARM + (round + 1) * BLOCK);
    sums.line += (await perRequest(site, block(asked))) / rounds;
    sums.product += (await perRequest(site, block(products))) / rounds;
  }
  const search = await perRequest(site, searches);
  const value = `${sums.line.toFixed(2)} : ${sums.product.toFixed(2)} ms of CPU`;
  say(`page of a line and year : first page of a product ${value}`);
  const group = "Vehicles, 20,000 products of ten applications";
  const ratio = sums.line / sums.product / LINE_TO_PRODUCT;
  return [
    { group, name: "page of a line and year : first page of a product", value, ratio, goal: "≤ 2", ok: ratio <= 1 },
    {
      ...{ group, name: "search by words, line and year", value: `${search.toFixed(2)} ms of CPU` },
      ...{ ratio: search / SEARCH_MS, goal: `≤ ${SEARCH_MS} ms`, ok: search <= SEARCH_MS },
    },
  ];
}
