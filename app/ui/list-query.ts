const PAGE = "pagina";
const LONGEST_SEARCH = 100;

export interface ListQuery {
  q: string;
  page: number;
}

/** The search text an address asks for. */
export function readText(given: string): string {
  return given.replaceAll("\u0000", "").trim().slice(0, LONGEST_SEARCH);
}

/** The page an address asks for; the first for anything odd. */
export function readPage(given: string): number {
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}

/** Search text and page of a list's address; anything odd is the first page of everything. */
export function listQuery({ searchParams }: URL): ListQuery {
  return { q: readText(searchParams.get("q") ?? ""), page: readPage(searchParams.get(PAGE) ?? "") };
}

/** The same address at another page. */
export function pageHref(url: URL, page: number): string {
  const params = new URLSearchParams(url.search);
  if (page === 1) params.delete(PAGE);
  else params.set(PAGE, String(page));
  const search = params.toString();
  return url.pathname + (search && `?${search}`);
}
