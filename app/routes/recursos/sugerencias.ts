import { suggest } from "~/domain/catalogo/search.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { readText } from "~/ui/list-query";
import type { Route } from "./+types/sugerencias";

const MOST = 6;

export const handle = { search: { q: readText } } satisfies RouteHandle;

/** What the search box offers while one types: code, name and address of the first products. */
export async function loader({ url }: Route.LoaderArgs) {
  const productos = await suggest(searchOf(handle, url).q, MOST);
  const answer = productos.map(({ codigo, nombre, slug, categoria, subcategoria }) => ({
    codigo,
    nombre,
    href: productoHref(categoria, subcategoria, { slug }),
  }));
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=60" } });
}
