const DIACRITICS = /\p{M}/gu;

/** Text without accents: "Suspensión" → "Suspension", "ñ" → "n". */
export function foldAccents(text: string): string {
  return text.normalize("NFD").replace(DIACRITICS, "").normalize("NFC");
}

const HALF_SIGNS = /\p{Surrogate}/gu;

/**
 * Typed text as it is stored: NFC, line feeds only, no edge spaces (decision 18); without U+0000, which PostgreSQL
 * refuses, and without halves of a sign, which are none.
 */
export function cleanText(text: string): string {
  return text.normalize("NFC").replaceAll("\u0000", "").replace(HALF_SIGNS, "").replace(/\r\n?/g, "\n").trim();
}

/** One line of text: whatever breaks a line or is no sign at all becomes a space, so that no header can be broken. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

/** The paragraphs of a text: blank lines divide them. */
export function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}

/** Identity of a name and its place in a list: upper case, no accents, single spaces (decision 5). */
export function toClave(text: string): string {
  return foldAccents(cleanText(text)).toUpperCase().replace(/\s+/g, " ");
}

/** Parts of a typed search as names are stored, to be looked for anywhere in them. */
export function searchParts(typed: string): string[] {
  return toClave(typed).split(" ").filter(Boolean);
}

/** Whether each part of a typed search stands somewhere in the texts, whatever their case and accents. */
export function holdsAll(typed: string, ...texts: string[]): boolean {
  const clave = toClave(texts.join(" "));
  return searchParts(typed).every((part) => clave.includes(part));
}

/** Whether a text holds a sign that LIKE takes for something else. */
export function hasWildcard(text: string): boolean {
  return /[%_\\]/.test(text);
}

/** The words of a text as the search knows them: lower case, no accents, letters and digits only. */
export function words(text: string): string[] {
  return foldAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** What the back office searches in: the words of all parts, one space between. */
export function toBusqueda(...parts: string[]): string {
  return parts.flatMap(words).join(" ");
}

/** The one slug function (PUB §5, decision 7). Empty when nothing of the text can stand in an address. */
export function slugify(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

function cut(text: string, limit: number, kept: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, kept).join("").trimEnd()}...`;
}

/** Description for search engines: 155 characters, 152 plus "..." (PUB §5, decision 34). */
export function seoDescription(text: string): string {
  return cut(text.replace(/\s+/g, " ").trim(), 155, 152);
}

/** Preview of a long text in a table: 100 characters plus "..." (ADM §9). */
export function preview(text: string): string {
  return cut(text, 100, 100);
}

/** Characters of a page title that search engines and browser tabs show. */
const TITLE = 70;

function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 2);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 1)).replace(/[\s,.;:-]+$/, "")}...`;
}

/**
 * Page title with the company's name behind it unless it is in it already, in any case (PUB §9, decision 34). A long
 * title is cut at a word, so that both fit in 70 characters.
 */
export function pageTitle(title: string, company: string): string {
  if (title.toLowerCase().includes(company.toLowerCase())) return cutAtWord(title, TITLE);
  const suffix = ` - ${company}`;
  return cutAtWord(title, Math.max(TITLE - suffix.length, 20)) + suffix;
}

/** Number as Colombians write it: 1.846. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ".");
}

/** "1 producto", "1.846 productos". */
export function countOf(value: number, singular: string, plural: string): string {
  return `${formatNumber(value)} ${value === 1 ? singular : plural}`;
}
