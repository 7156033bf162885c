import { hrefWith } from "~/ui/address";

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
export function listQuery({ searchParams }: Pick<URL, "searchParams">): ListQuery {
  return { q: readText(searchParams.get("q") ?? ""), page: readPage(searchParams.get(PAGE) ?? "") };
}

/** The same address with another page number. */
export function pageHref(url: URL, page: number): string {
  return hrefWith(url, { [PAGE]: page === 1 ? null : String(page) });
}

/** The same address without one of its filters, from the first page. */
export function hrefWithout(url: URL, filter: string): string {
  return hrefWith(url, { [filter]: null, [PAGE]: null });
}

/** The title of a page of a list, in the browser's tab. */
export function titleOfPage(titulo: string, page: number): string {
  return page > 1 ? `${titulo}, página ${page}` : titulo;
}
