import { LONGEST_URL } from "~/services/http/heads.server";
import { declaredAt, isStaffPath } from "~/services/http/declared-routes.server";
import { moreOf, searchOf, searchText } from "~/services/http/route-handle";

/** The address under which a page is cached. */
export interface Address {
  path: string;
  /**
   * Visitors cannot invent it: there is content at it, and it is spelled as the site's links spell it. What is made in turn
   * anyway counts as invented.
   */
  own: boolean;
}

/** Addresses outside React Router's routes; browsers ask for icons of these names, whatever a page has. */
const NO_ROUTES = /^\/(?:assets|healthz|readyz|favicon\.ico|apple-touch-icon[\w-]*\.png)(?:[/.]|$)/;
/** Files of the build, and the data of screens that are hydrated. */
const FILES = /\.(?:data|ico|svg|png|webmanifest|pdf)$/;
/** Characters of the site's links; other paths are answered but not cached. */
const PLAIN = /^\/(?:[a-z\d._~-][a-z\d._~/-]*)?$/i;
/** Most characters of such an address. What is dropped of it does not count: advertisements add hundreds. */
const LONGEST = 300;
/** Parameters that have no more values than there is content; all others may hold invented texts. */
const BOUNDED = new Set(["orden", "pagina"]);
/** Pages of a list that are turned. The index is walked as far as a later one lies, and of 500,000 products there are 20,000. */
const MOST_TURNED = 50;

/** Whether a parameter has few values, each of which costs little. */
const isBounded = ([name, value]: [string, string]) =>
  BOUNDED.has(name) && !(name === "pagina" && Number(value) > MOST_TURNED);

/**
 * The canonical address of a public page: parameters that its route does not declare (utm_source, fbclid) are dropped.
 * Null for addresses that are not cached.
 */
export function keptAddress(target: string): Address | null {
  const [pathname = ""] = target.split("?", 1);
  if (target.length > LONGEST_URL || pathname.length > LONGEST || !PLAIN.test(pathname)) return null;
  const lower = pathname.toLowerCase();
  if (NO_ROUTES.test(lower) || FILES.test(lower)) return null;
  const { kept, search = {}, more, inTurn } = declaredAt(lower);
  if (kept === false) return null;
  const spelled = !inTurn && lower === pathname && (pathname === "/" || !pathname.endsWith("/"));
  if (pathname.length === target.length) return { path: target, own: spelled };
  const url = new URL(target, "http://x");
  const known = searchText({ search, more }, { ...searchOf({ search }, url), ...moreOf({ more }, url) });
  const path = pathname + known;
  if (path.length > LONGEST) return null;
  const bounded = [...new URLSearchParams(known)].every(isBounded);
  return { path, own: spelled && bounded };
}

/**
 * Whether visitors can invent an address of a public page, so that it is made in turn: those that are kept but not `own`,
 * and the same pages however else they are written: at length, in escapes, as data. Pages that say so are made in turn too.
 */
export function isInvented(target: string): boolean {
  const address = keptAddress(target);
  if (address) return !address.own;
  const [pathname = ""] = target.split("?", 1);
  const { kept, inTurn } = declaredAt(pathname);
  return !NO_ROUTES.test(pathname.toLowerCase()) && !isStaffPath(pathname) && (kept !== false || inTurn === true);
}
