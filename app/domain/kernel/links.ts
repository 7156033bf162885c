/** The message for an address that is not valid. */
export const URL_RULE =
  "Escriba una dirección que empiece por /, #, http://, https://, mailto: o tel:, o un dominio como www.ejemplo.com";

const BARE_HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#].*)?$/u;

/**
 * Characters that no part of a mail address may hold: spaces, and those that separate addresses in lists and headers.
 */
const NO_ADDRESS = /[\s<>,;:"()[\]\\]/;

/** The basic pattern of PUB §5: text, one @, and a domain with a point inside it. */
export function isEmail(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@", 3);
  return local !== "" && domain.slice(1, -1).includes(".") && more.length === 0 && !NO_ADDRESS.test(text);
}

/**
 * A link as staff type it: on this site, with its protocol, mail, telephone, or a bare host, which gets https://
 * (DEC 21). Null when it is none of these.
 */
export function normaliseUrl(typed: string): string | null {
  const url = typed.trim();
  if (/[\s\\]/.test(url)) return null;
  if (/^(?:\/(?!\/)|#)/.test(url)) return url;
  if (/^https?:\/\/[^/]/i.test(url)) return URL.canParse(url) ? url : null;
  const [, mail] = /^mailto:([^?]*)(?:\?[^@]*)?$/i.exec(url) ?? [];
  if (mail === undefined ? /^tel:\+?[\d().-]+$/i.test(url) : isEmail(mail)) return url;
  return BARE_HOST.test(url) ? `https://${url}` : null;
}

/**
 * Digits of a phone number or of the number in a WhatsApp link; Colombia's 57 is put before ten digits (DEC 36).
 */
export function whatsappDigits(whatsapp: string): string {
  const link = /^https?:/i.test(whatsapp.trim()) && URL.canParse(whatsapp.trim()) ? new URL(whatsapp.trim()) : null;
  const digits = (link ? (link.searchParams.get("phone") ?? link.pathname) : whatsapp).replace(/\D/g, "");
  return digits.length === 10 ? `57${digits}` : digits;
}

const WHATSAPP_HOST = /^(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)$/i;

/** The https://wa.me/57… link of a number or WhatsApp link (DEC 36); null when it is no Colombian number. */
export function whatsappLink(typed: string): string | null {
  const text = typed.trim();
  const url = /^[+\d(]/.test(text) ? null : text.replace(/^(?:https?:\/\/)?/i, "https://");
  if (url ? !URL.canParse(url) || !WHATSAPP_HOST.test(new URL(url).hostname) : /[^\d\s()+.-]/.test(text)) return null;
  const digits = whatsappDigits(url ?? text);
  return /^57\d{10}$/.test(digits) ? `https://wa.me/${digits}` : null;
}

/** Digits of the shortest number; fewer before a dash with spaces are the beginning of one: 310 - 555 - 1234. */
const SHORTEST_PHONE = 7;

/**
 * The first number of a text of telephones, digits and plus sign only, without its extension: +576015550100 of
 * "+57 (601) 555 0100 ext. 12 / 310 555 0100".
 */
export function firstPhone(text: string): string {
  const [first = ""] = text.split(/[/,;|]|\s[yo]\s|\bext|\bint/i);
  const digits = (some: string) => some.replace(/[^+\d]/g, "");
  return first
    .split(/\s[-–]\s/)
    .reduce((number, more) => (number.length < SHORTEST_PHONE ? number + digits(more) : number), "");
}
