import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/robots";

export const handle = { file: true } satisfies RouteHandle;

/** robots.txt: search engines may read everything public, but not the back office, nor search on their own, nor the contact form once for each product. */
export function loader({ url }: Route.LoaderArgs) {
  return new Response(
    `User-agent: *\nDisallow: /admin\nDisallow: /buscar?\nDisallow: /contacto?\nSitemap: ${url.origin}/sitemap.xml\n`,
    {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
