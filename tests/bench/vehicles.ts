/** Measures the pages of vehicles and the search by vehicle with 20,000 products of ten applications each. */
import Sqlite from "better-sqlite3";
import { cpuMs, type Site } from "./site";
import type { Options, Row } from "./types";

const LINE_MS = 5;
const SEARCH_MS = 30;
const EACH = 10;
const words = ["guardapolvo", "amortiguador delantero", "tapa", "kit", "perno", "espejo", "manija", "estribo"];

/** Adds applications until each product has ten, spread over all lines. */
export function fitAll(file: string): void {
  const database = new Sqlite(file);
  try {
    const count = Number(database.prepare("SELECT count(*) FROM aplicaciones").pluck().get());
    const products = Number(database.prepare("SELECT count(*) FROM productos").pluck().get());
    if (count >= products * EACH) return;
    database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${EACH}),
          l AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS lugar, count(*) OVER () AS todas FROM lineas)
        INSERT INTO aplicaciones (producto_id, linea_id, desde, hasta, orden)
        SELECT p.id, l.id, 1995 + (p.id + i) % 20, 2005 + (p.id * i) % 22, 1000 + i
        FROM productos p, n JOIN l ON l.lugar = (p.id * 7 + i * 31) % l.todas`,
      )
      .run();
    database.exec("ANALYZE");
  } finally {
    database.close();
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
  await perRequest(site, asked.slice(0, 300));
  const line = await perRequest(site, asked.slice(300));
  const search = await perRequest(site, searches);
  const group = "Vehicles, 20,000 products of ten applications";
  return [
    { name: "page of a line and year", ms: line, most: LINE_MS },
    { name: "search by words, line and year", ms: search, most: SEARCH_MS },
  ].map(({ name, ms, most }) => {
    const value = `${ms.toFixed(2)} ms of CPU`;
    say(`${name}: ${value}`);
    return { group, name, value, ratio: ms / most, goal: `≤ ${most} ms`, ok: ms <= most };
  });
}
