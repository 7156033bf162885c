import { declaredAt } from "~/services/http/declared-routes.server";
import { searchOf, searchText } from "~/services/http/route-handle";

/** Where a page is kept. */
export interface Address {
  path: string;
  /** Nobody can make it up: it exists because there is something to show at it, and is spelled as links spell it. */
  own: boolean;
}

/** Addresses that are no route's. */
const NO_ROUTES = /^\/(?:assets|healthz|readyz|__manifest)(?:[/.]|$)/;
/** Files of the build, and the data of screens that are hydrated. */
const FILES = /\.(?:data|ico|svg|png|webmanifest|pdf)$/;
/** What links of the site are spelled with; anything else is answered, but not kept. */
const PLAIN = /^\/(?:[a-z\d._~-][a-z\d._~/-]*)?$/i;
const LONGEST = 300;

/**
 * The one address among all those that show the same public page: parameters that its route does not declare
 * (utm_source, fbclid) are not part of it. Null for what is not kept.
 */
export function keptAddress(target: string): Address | null {
  const [pathname = ""] = target.split("?", 1);
  if (target.length > LONGEST || !PLAIN.test(pathname)) return null;
  const lower = pathname.toLowerCase();
  if (NO_ROUTES.test(lower) || FILES.test(lower)) return null;
  const { kept, search = {} } = declaredAt(lower);
  if (kept === false) return null;
  const spelled = lower === pathname && (pathname === "/" || !pathname.endsWith("/"));
  if (pathname.length === target.length) return { path: target, own: spelled };
  const known = searchText({ search }, searchOf({ search }, new URL(target, "http://x")));
  return { path: pathname + known, own: spelled && !/[?&]q=/.test(known) };
}
