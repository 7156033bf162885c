/** Rows per page of a list that is read whole. */
export const PER_PAGE = 50;

/** Address parameter that carries the list's own query string to an editor and back. */
const LIST_PARAM = "lista";

/** The list's query string in an editor's address; empty when the list was left without one. */
export function listSearch({ searchParams }: URL): string {
  return searchParams.get(LIST_PARAM) ?? "";
}

/** Address of the list with the search and page the user left it with. */
export function listHref(path: string, url: URL): string {
  const search = listSearch(url);
  return search ? `${path}?${new URLSearchParams(search)}` : path;
}

/** Adds the list's query string to a link, so that the editor can link back to it. */
export function withListQuery(href: string, search: string): string {
  const more = new URLSearchParams({ [LIST_PARAM]: search.replace(/^\?/, "") });
  return search ? `${href}${href.includes("?") ? "&" : "?"}${more}` : href;
}
