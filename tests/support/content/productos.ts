import { texts } from "../site/reading";
import type { Visitor } from "../site/site";

/** The product list as a signed-in administrator sees it: its page and the codes on it. */
export function productoList(visitor: Visitor) {
  const list = (query: Record<string, string>) => visitor.visit(`/admin/productos?${new URLSearchParams(query)}`);
  const codes = async (q: string, filter: Record<string, string> = {}) =>
    texts(await list({ q, ...filter }), "tbody th");
  return { list, codes };
}
