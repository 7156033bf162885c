const PAGE = "pagina";
const LONGEST_SEARCH = 100;

export interface ListQuery {
  q: string;
  page: number;
}

/** Search text and page of a list's address; anything odd is the first page of everything. */
export function listQuery(url: URL): ListQuery {
  const page = url.searchParams.get(PAGE) ?? "";
  return {
    q: (url.searchParams.get("q") ?? "").replaceAll("\u0000", "").trim().slice(0, LONGEST_SEARCH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The same address at another page. */
export function pageHref(url: URL, page: number): string {
  const params = new URLSearchParams(url.search);
  if (page === 1) params.delete(PAGE);
  else params.set(PAGE, String(page));
  const search = params.toString();
  return url.pathname + (search && `?${search}`);
}
