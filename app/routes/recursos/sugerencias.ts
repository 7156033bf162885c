import { suggest } from "~/domain/catalogo/search.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { type RouteHandle, searchOf } from "~/services/http/route-handle";
import { readText } from "~/ui/list/list-query";
import type { Route } from "./+types/sugerencias";

const MOST = 6;

export const handle = { search: { q: readText } } satisfies RouteHandle;

/** Suggestions of the search box: code, name and address of the first matching products; a code is never guessed silently. */
export async function loader({ url }: Route.LoaderArgs) {
  const productos = await suggest(searchOf(handle, url).q, MOST);
  const answer = productos.map(({ codigo, nombre, slug, categoria, subcategoria, parecido }) => ({
    codigo: parecido ? `¿Quiso decir ${parecido}?` : codigo,
    nombre,
    href: productoHref(categoria, subcategoria, { slug }),
  }));
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=60" } });
}
