import { hasParts, listAll, listParts } from "~/domain/paginas/sitemap.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/sitemap";
import { urlset, xml } from "./sitemap-xml.server";

export const handle = { file: true } satisfies RouteHandle;

/** /sitemap.xml: every public address once; for large catalogues the list of its parts, /sitemap/{n}. */
export async function loader({ url }: Route.LoaderArgs) {
  if (!(await hasParts())) return urlset(url.origin, await listAll());
  const files = [0, ...(await listParts())].map(
    (part) => `<sitemap><loc>${url.origin}/sitemap/${part}</loc></sitemap>`,
  );
  return xml("sitemapindex", files);
}
