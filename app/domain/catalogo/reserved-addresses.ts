/** First path segments that belong to the site itself; no category may have one as its slug (DEC 1). */
const reservedSegments: ReadonlySet<string> = new Set([
  "inicio",
  "catalogo",
  "contacto",
  "cotizacion",
  "nosotros",
  "productos",
  "producto",
  "admin",
  "buscar",
  "privacidad",
  "vehiculos",
  "media",
  "imagen",
  "dibujos",
  "especulacion.json",
  "vehiculos.json",
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

/** Whether a slug is a first path segment of the site's own. */
export function isReserved(slug: string): boolean {
  return reservedSegments.has(slug.toLowerCase());
}
