import type { Direccion } from "~/domain/paginas/sitemap.server";

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** An XML file of a sitemap. */
export function xml(root: "urlset" | "sitemapindex", items: readonly string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${items.join("\n")}\n</${root}>\n`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** A sitemap file of addresses. */
export function urlset(origin: string, direcciones: readonly Direccion[]): Response {
  const entry = ({ path, modified }: Direccion) => {
    const lastmod = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : "";
    return `<url><loc>${escape(origin + path)}</loc>${lastmod}</url>`;
  };
  return xml("urlset", direcciones.map(entry));
}
