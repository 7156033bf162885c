import { countParts, listAll } from "~/domain/paginas/sitemap.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/sitemap";
import { urlset, xml } from "./sitemap-xml.server";

export const handle = { file: true } satisfies RouteHandle;

/** /sitemap.xml: every public address once; for large catalogues the list of its parts, /sitemap/{n}. */
export async function loader({ url }: Route.LoaderArgs) {
  const parts = await countParts();
  if (parts === 0) return urlset(url.origin, await listAll());
  const files = Array.from(
    { length: parts + 1 },
    (_, part) => `<sitemap><loc>${url.origin}/sitemap/${part}</loc></sitemap>`,
  );
  return xml("sitemapindex", files);
}
