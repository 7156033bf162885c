import { countParts, listDirecciones } from "~/domain/paginas/sitemap.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/sitemap-parte";
import { urlset } from "./sitemap-xml.server";

export const handle = { file: true, inTurn: true } satisfies RouteHandle;

/** /sitemap/{n}: a part of the sitemap of a large catalogue. */
export async function loader({ params: { parte }, url }: Route.LoaderArgs) {
  const parts = await countParts();
  const part = /^\d{1,4}$/.test(parte) ? Number(parte) : -1;
  if (part < 0 || part > parts || parts === 0) return new Response("No encontrado", { status: 404 });
  return urlset(url.origin, await listDirecciones(part));
}
