const PAGE = "pagina";
const LONGEST_SEARCH = 100;

interface ListQuery {
  q: string;
  page: number;
}

/** Cleans the search text of an address: trimmed, without NUL, at most 100 characters, none of them half a sign. */
export function readText(given: string): string {
  return given
    .replaceAll("\u0000", "")
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/\p{Surrogate}$/u, "");
}

/** A choice that an address makes by "1"; "" for anything else. */
export function readYes(given: string): string {
  return given === "1" ? given : "";
}

/** Parses the page number of an address; 1 for anything invalid. */
export function readPage(given: string): number {
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

/** Search text and page of a list's address; invalid values mean no search and page 1. */
export function listQuery({ searchParams }: URL): ListQuery {
  return { q: readText(searchParams.get("q") ?? ""), page: readPage(searchParams.get(PAGE) ?? "") };
}

function addressOf({ pathname }: URL, params: URLSearchParams): string {
  const search = params.toString();
  return pathname + (search && `?${search}`);
}

/** The same address with another page number. */
export function pageHref(url: URL, page: number): string {
  const params = new URLSearchParams(url.search);
  if (page === 1) params.delete(PAGE);
  else params.set(PAGE, String(page));
  return addressOf(url, params);
}

/** The same address without one of its filters, from the first page. */
export function hrefWithout(url: URL, filter: string): string {
  const params = new URLSearchParams(url.search);
  for (const name of [filter, PAGE]) params.delete(name);
  return addressOf(url, params);
}
