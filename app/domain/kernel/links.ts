/** What is told of an address that is none. */
export const URL_RULE =
  "Escriba una dirección que empiece por /, #, http://, https://, mailto: o tel:, o un dominio como www.ejemplo.com";

const BARE_HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;

/** What no part of a mail address can hold: spaces, and what lists and headers are made of. */
const NO_ADDRESS = /[\s<>,;:"()[\]\\]/;

/** The basic pattern of PUB §5: signs, one @, and a point among the signs behind it. */
export function isEmail(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@", 3);
  return local !== "" && domain.slice(1, -1).includes(".") && more.length === 0 && !NO_ADDRESS.test(text);
}

/** An address as staff type it: on this site, whole, mail, telephone, or a bare host, which gets https:// (decision 21). */
export function normaliseUrl(typed: string): string | null {
  const url = typed.trim();
  if (/[\s\\]/.test(url)) return null;
  if (/^(?:\/(?!\/)|#)/.test(url)) return url;
  if (/^https?:\/\/[^/]/i.test(url)) return URL.canParse(url) ? url : null;
  const [, mail] = /^mailto:([^?]*)(?:\?[^@]*)?$/i.exec(url) ?? [];
  if (mail === undefined ? /^tel:\+?[\d().-]+$/i.test(url) : isEmail(mail)) return url;
  return BARE_HOST.test(url) ? `https://${url}` : null;
}
