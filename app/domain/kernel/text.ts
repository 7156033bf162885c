/** Most combining marks on one letter in real text (UAX #15, stream-safe format). */
const MOST_MARKS = 30;

/** Text in a Unicode normal form. Marks beyond 30 on a letter are cut: sorting 40,000 of them would take 15 seconds. */
function normalForm(form: "NFC" | "NFD", text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => marks.slice(0, MOST_MARKS)).normalize(form);
}

/** Signs that a PDF or another keyboard puts in place of plain ones: ligatures, full width, hyphens that never break. */
const ODD = /[\uFB00-\uFB06\uFF01-\uFF5E\u2010\u2011]/gu;
function plain(text: string): string {
  return text.replace(ODD, (sign) => (/[\u2010\u2011]/.test(sign) ? "-" : sign.normalize("NFKC")));
}

const DIACRITICS = /\p{M}/gu;

/** Text without accents and ligatures: "Suspensión" → "Suspension", "ñ" → "n". */
export function foldAccents(text: string): string {
  return normalForm("NFD", plain(text)).replace(DIACRITICS, "").normalize("NFC");
}

const HALF_SIGNS = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
/**
 * Invisible characters: joiners, soft hyphens, direction marks, tags, fillers, variation selectors, control
 * characters. Those that join several emoji into one, or choose how an emoji looks, do not match.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[0-9#*])\uFE0F\u20E3)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}/gu;
const BLANK_BRAILLE = /\u2800/g;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Typed text as it is stored: NFC, line feeds only, trimmed (DEC 18); without ligatures, invisible characters (among
 * them U+0000, which PostgreSQL refuses) and lone surrogates. '' when nothing visible is left.
 */
export function cleanText(text: string): string {
  const seen = plain(text)
    .replace(HALF_SIGNS, "")
    .replace(LINE_BREAK, "\n")
    .replace(INVISIBLE, "")
    .replace(BLANK_BRAILLE, " ");
  return VISIBLE.test(seen) ? normalForm("NFC", seen).trim() : "";
}

/** The beginning of a text, at most so many UTF-16 units, without half a sign at its end, which no address can have. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, "");
}

/** Text on one line: line breaks and control characters become spaces, so that nobody can inject a mail header. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** The names of rows as they follow a text, ": Duster, Logan"; "" for none. */
export function afterColon(rows: readonly { nombre: string }[]): string {
  return rows.length === 0 ? "" : `: ${rows.map(({ nombre }) => nombre).join(", ")}`;
}

/** The paragraphs of a text, which blank lines separate. */
export function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** The key of a name, for comparing and sorting: upper case, no accents, single spaces (DEC 5). */
export function toClave(text: string): string {
  return foldAccents(cleanText(text)).toUpperCase().replace(/\s+/g, " ");
}

/** The parts of a typed search, each once, normalised like `toClave`; each may occur anywhere in a stored key. */
export function searchParts(typed: string): string[] {
  return [...new Set(toClave(typed).split(" "))].filter(Boolean);
}

/** Whether the texts contain each part of a typed search, ignoring case and accents. */
export function holdsAll(typed: string, ...texts: string[]): boolean {
  const clave = toClave(texts.join(" "));
  return searchParts(typed).every((part) => clave.includes(part));
}

/** Whether a text contains a character that is special in a LIKE pattern. */
export function hasWildcard(text: string): boolean {
  return /[%_\\]/.test(text);
}

/** The words of a text as the search compares them: lower case, no accents, letters and digits only. */
export function words(text: string): string[] {
  return foldAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The letters and digits of a text, as the search compares them: BT-50, bt 50 and Bt50 are bt50. */
export function alphanumeric(text: string): string {
  return words(text).join("");
}

/** Search text for the back office: the words of all parts, separated by spaces. */
export function toBusqueda(...parts: string[]): string {
  return parts.flatMap(words).join(" ");
}

/**
 * Slug of a text, the only slug function (PUB §5, DEC 7). '' when no character of the text may be in an address.
 */
export function slugify(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The n-th slug of a name that several have: base, base-2, base-3 … */
export function numberedSlug(base: string, n: number): string {
  return n === 1 ? base : `${base}-${n}`;
}

/** A text as it is, or its first `kept` characters and "..." where it has more than `limit`. */
export function cut(text: string, limit: number, kept = limit): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, kept).join("").trimEnd()}...`;
}

/** Description for search engines: 155 characters, 152 plus "..." (PUB §5, DEC 34). */
export function seoDescription(text: string): string {
  return cut(text.replace(/\s+/g, " ").trim(), 155, 152);
}

/** Preview of a long text in a table: 100 characters plus "..." (ADM §9). */
export function preview(text: string): string {
  return cut(text, 100);
}

/** Page title with the company's name after it, unless it contains the name in any case (PUB §9, DEC 34, 43). */
export function pageTitle(title: string, company: string): string {
  return title.toLowerCase().includes(company.toLowerCase()) ? title : `${title} - ${company}`;
}

/** A text without the trailing characters that match `sign`. A regular expression for it would take quadratic time. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whole number with points between thousands, as in Colombia: 1.846. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return (value < 0 ? "-" : "") + groups.join(".");
}

/** "1 producto", "1.846 productos". */
export function countOf(value: number, singular: string, plural: string): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}

/** Names in a line: "3", "3 y 8", "3, 8, 9 y 116 más"; at most `most` of them are told, and no other is looked at. */
export function listed(names: readonly (string | number)[], most: number): string {
  const told = names.slice(0, most);
  const rest = names.length - told.length;
  const last = rest > 0 ? `${formatNumber(rest)} más` : (told.pop() ?? "");
  return told.length > 0 ? `${told.join(", ")} y ${last}` : String(last);
}

/** Up to here is counted what there may be very many of. */
export const MOST_COUNTED = 1_000;

/** The same of what was counted up to one more than `MOST_COUNTED`: "más de 1.000 productos". */
export function countedOf(value: number, singular: string, plural: string): string {
  return value > MOST_COUNTED ? `más de ${formatNumber(MOST_COUNTED)} ${plural}` : countOf(value, singular, plural);
}

/** A number that was counted up to one more than `most`: "1.000+". */
export function formatCounted(value: number, most = MOST_COUNTED): string {
  return value > most ? `${formatNumber(most)}+` : formatNumber(value);
}
