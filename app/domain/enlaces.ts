/** What is told of an address that is none. */
export const URL_RULE =
  "Escriba una dirección que empiece por /, #, http://, https://, mailto: o tel:, o un dominio como www.ejemplo.com";

const BARE_HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;

/** An address as staff type it: on this site, whole, mail, telephone, or a bare host, which gets https:// (decision 21). */
export function normaliseUrl(typed: string): string | null {
  const url = typed.trim();
  if (/[\s\\]/.test(url)) return null;
  if (/^(?:\/(?!\/)|#)/.test(url)) return url;
  if (/^https?:\/\/[^/]/i.test(url)) return URL.canParse(url) ? url : null;
  if (/^mailto:[^@]+@[^@]+$/i.test(url) || /^tel:\+?[\d().-]+$/i.test(url)) return url;
  return BARE_HOST.test(url) ? `https://${url}` : null;
}
