/** First segments of an address that belong to the site itself; no category may take one (decision 1). */
export const reservedSegments: ReadonlySet<string> = new Set([
  "inicio",
  "catalogo",
  "contacto",
  "nosotros",
  "productos",
  "producto",
  "admin",
  "buscar",
  "privacidad",
  "media",
  "imagen",
  "dibujos",
  "especulacion.json",
  "assets",
  "fuentes",
  "api",
  "index",
  "robots",
  "sitemap",
  "robots.txt",
  "sitemap.xml",
  "healthz",
  "readyz",
  "favicon.ico",
]);

/** Whether a slug is one of the site's own first segments. */
export function isReserved(slug: string): boolean {
  return reservedSegments.has(slug.toLowerCase());
}
