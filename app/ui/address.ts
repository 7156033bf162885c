/** The same address with other search parameters; null takes one away. */
export function hrefWith(url: { pathname: string; search: string }, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return url.pathname + (search && `?${search}`);
}
