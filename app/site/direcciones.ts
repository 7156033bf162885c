import { listQuery } from "~/ui/list-query";
import { readOrden } from "./filtro-productos";

interface Direccion {
  path: string;
  /** Nobody can make it up: it exists because there is something to show at it, and is spelled as links spell it. */
  own: boolean;
}

/** Sections of the site whose answers are never kept: private, each visitor's own, or files. */
const NOT_KEPT = /^\/(?:admin|contacto|media|imagen|assets|healthz|readyz|__manifest)(?:[/.]|$)/;
/** Files of the build, and the data of screens that are hydrated. */
const FILES = /\.(?:data|ico|svg|png|webmanifest|pdf)$/;
/** What links of the site are spelled with; anything else is answered, but not kept. */
const PLAIN = /^\/(?:[a-z\d._~-][a-z\d._~/-]*)?$/i;
/** Subcategories; every other page takes no parameters. */
const LIST = /^(?:\/catalogo)?\/([^/]+)\/[^/]+\/?$/;
const NO_LISTS = new Set(["catalogo", "producto", "productos", "sitemap", "buscar"]);
const LONGEST = 300;

function search(entries: readonly [string, string | number][]): string {
  const given = entries.filter(([, value]) => value !== "");
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${params}` : "";
}

/** The parameters that a page knows, in one order and without those that ask for what is there anyway. */
function knownSearch(pathname: string, url: URL): string {
  const { q, page } = listQuery(url);
  const pagina = ["pagina", page === 1 ? "" : page] as const;
  if (/^\/buscar\/?$/i.test(pathname)) return search([["q", q], [...pagina]]);
  if (/^\/buscar\/sugerencias\/?$/i.test(pathname)) return search([["q", q]]);
  const [, categoria] = LIST.exec(pathname) ?? [];
  if (!categoria || NO_LISTS.has(categoria)) return "";
  const orden = readOrden(url);
  return search([["q", q], ["orden", orden === "nombre" ? "" : orden], [...pagina]]);
}

/**
 * The one address among all those that show the same public page: parameters that no page reads (utm_source, fbclid)
 * are not part of it. Null for what is not kept.
 */
export function keptAddress(target: string): Direccion | null {
  const [pathname = ""] = target.split("?", 1);
  if (target.length > LONGEST || !PLAIN.test(pathname)) return null;
  const lower = pathname.toLowerCase();
  if (NOT_KEPT.test(lower) || FILES.test(lower)) return null;
  const spelled = lower === pathname && (pathname === "/" || !pathname.endsWith("/"));
  if (pathname.length === target.length) return { path: target, own: spelled && pathname !== "/buscar" };
  const known = knownSearch(pathname, new URL(target, "http://x"));
  return { path: pathname + known, own: spelled && !/[?&]q=/.test(known) && !pathname.startsWith("/buscar") };
}
