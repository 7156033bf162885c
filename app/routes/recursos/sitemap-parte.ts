import { hasParts, listDirecciones } from "~/domain/paginas/sitemap.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/sitemap-parte";
import { urlset } from "./sitemap-xml.server";

export const handle = { file: true, inTurn: true } satisfies RouteHandle;

/** Ids have at most ten digits, so parts of 2,000 have seven. */
const isPart = (text: string) => /^(?:0|[1-9]\d{0,6})$/.test(text);

/** /sitemap/{n}: a part of the sitemap of a large catalogue; 404 where it has no address. */
export async function loader({ params: { parte }, url }: Route.LoaderArgs) {
  const direcciones = isPart(parte) && (await hasParts()) ? await listDirecciones(Number(parte)) : [];
  return direcciones.length > 0 ? urlset(url.origin, direcciones) : new Response("No encontrado", { status: 404 });
}
