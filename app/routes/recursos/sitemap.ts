import { countParts, type Direccion, listAll, listDirecciones } from "~/domain/paginas/sitemap.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/sitemap";

export const handle = { file: true, inTurn: true } satisfies RouteHandle;

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function xml(root: string, items: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${items.join("\n")}\n</${root}>\n`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

function entry(origin: string, { path, modified }: Direccion): string {
  const lastmod = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : "";
  return `<url><loc>${escape(origin + path)}</loc>${lastmod}</url>`;
}

/** /sitemap.xml: every public address once; split into /sitemap/{n} for large catalogues. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const parts = await countParts();
  if (params.parte !== undefined) {
    const part = /^\d{1,4}$/.test(params.parte) ? Number(params.parte) : -1;
    if (part < 0 || part > parts || parts === 0) return new Response("No encontrado", { status: 404 });
    return xml(
      "urlset",
      (await listDirecciones(part)).map((direccion) => entry(url.origin, direccion)),
    );
  }
  if (parts > 0) {
    const files = Array.from(
      { length: parts + 1 },
      (_, part) => `<sitemap><loc>${url.origin}/sitemap/${part}</loc></sitemap>`,
    );
    return xml("sitemapindex", files);
  }
  return xml(
    "urlset",
    (await listAll()).map((direccion) => entry(url.origin, direccion)),
  );
}
