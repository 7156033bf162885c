import { isDelantero, isEmptyWord, pluralsOf, stem } from "~/domain/busqueda/palabras";
import { alphanumeric, hasWildcard, toClave, words } from "~/domain/kernel/text";

const MOST_WORDS = 8;
const SHORTEST_PART = 3;
export const SHORTEST_MISTAKE = 4;
const MOST_ALTERNATIVES = 12;

/** A code without separators: GL-4018, gl 4018 and GL4018 are the same. */
export function codigoPlano(codigo: string): string {
  return alphanumeric(codigo);
}

export const resultadosPorPagina = 24;
/** Results are counted up to here; where there are more, the best of them are listed. */
export const MUCHOS_RESULTADOS = 1_000;

interface Hallable {
  codigo: string;
  nombre: string;
  categoria: string;
  subcategoria: string;
}

/** Words with a dash or slash, joined into one: BT-50 → bt50, X-Trail → xtrail. */
function joinedWords(text: string): string[] {
  return text
    .split(/\s+/)
    .map(words)
    .filter(({ length }) => length > 1)
    .map((parts) => parts.join(""));
}

/** The words of a text as they are typed, a code each with its separators. */
export function typedWords(texto: string): string[] {
  return texto.split(/[\s,;]+/).filter(Boolean);
}

/** The codes in a text of several words, as they are copied from a message: words with a letter and three digits. */
export function codesIn(texto: string): string[] {
  const typed = typedWords(texto);
  return typed.length > 1 ? typed.filter((word) => /\p{L}/u.test(word) && /\d{3}/.test(word)) : [];
}

const wordsOf = (text: string) => [...words(text), ...joinedWords(text)];

/** The words of a product's name, or of what it is in, that it is found by. */
export function namedWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word, ...pluralsOf(word)]);
}

/**
 * Search text of a product: every suffix of its code with at least three characters, and the words of its name,
 * category and subcategory, with the plurals of short ones.
 */
export function productoSearchText({ codigo, nombre, categoria, subcategoria }: Hallable): string {
  const plano = codigoPlano(codigo);
  const parts = Array.from({ length: Math.max(1, plano.length - SHORTEST_PART + 1) }, (_, start) => plano.slice(start));
  const named = [nombre, subcategoria, categoria].flatMap(namedWords);
  return [...new Set([...words(codigo), ...parts, ...named])].join(" ");
}

/** The words of a product's texts, with which mistyped ones are compared, and those of three letters; no numbers, no codes. */
export function vocabularyOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf))].filter(
    (word) => (word.length >= SHORTEST_MISTAKE && !/\d/.test(word)) || pluralsOf(word).length > 0,
  );
}

/** A part of a shown text; `distinto`: it differs from what was typed. */
export interface Trozo {
  texto: string;
  distinto: boolean;
}

/** A typed text with the words that were taken for others (by stem) replaced (DEC 50). */
export function mendedText(texto: string, mended: (raiz: string) => string | undefined): Trozo[] {
  return texto
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((part) => part !== "")
    .map((part) => {
      const other = mended(stem(alphanumeric(part)));
      return { texto: other ?? part, distinto: other !== undefined };
    });
}

/** Whether two words differ by at most one letter: changed, missing, added, or two adjacent ones swapped. */
export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length !== long.length) return short.slice(at) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return swapped || short.slice(at + 1) === long.slice(at + 1);
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Whether a word is looked at for mistakes: long enough, and no code. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= SHORTEST_MISTAKE && /^[a-z]+$/.test(word);
}

/** Every text that differs from a word by at most one letter (`isNear`); none for a word too short, or with digits. */
export function editsOf(word: string): string[] {
  if (!mayBeMistyped(word)) return [];
  const found = new Set([word]);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
    for (const other of LETTERS) {
      found.add(before + other + letter + after);
      if (letter !== "") found.add(before + other + after);
    }
    if (letter === "") continue;
    found.add(before + after);
    found.add(before + after.slice(0, 1) + letter + after.slice(1));
  }
  return [...found];
}

/**
 * Words of the vocabulary that a mistyped word may mean: at most one letter different from it, or beginning with such
 * a word.
 */
export function alternatives(word: string, vocabulary: readonly string[]): string[] {
  if (!mayBeMistyped(word)) return [];
  const { length } = word;
  const near = vocabulary.filter((known) =>
    [length - 1, length, length + 1].some((size) => size >= SHORTEST_MISTAKE - 1 && isNear(word, known.slice(0, size))),
  );
  // A word with one other letter comes before the words that only begin with one.
  const sizeGap = (known: string) => Math.abs(known.length - length) + (isNear(word, known) ? 0 : length);
  return near.sort((a, b) => sizeGap(a) - sizeGap(b) || (a < b ? -1 : 1)).slice(0, MOST_ALTERNATIVES);
}

/**
 * Whether a text without separators may be the beginning of a code: letters then digits, digits then letters, or
 * three digits.
 */
export function isCodeLike(plano: string): boolean {
  return plano.length >= SHORTEST_PART && /^([a-z]{1,3}\d|\d+[a-z]|\d{3})/.test(plano);
}

/** An x between two numbers, with spaces on both sides or on none: 2018 X1 is a year and a line. */
const TIMES = /\d["”″']?(?: ?[cm]m)?(?: [x*] |[x*])(?=\d)/gi;

/** A typed text, as long as it is, whose measures have the sign that names have: M8 x 40 as M8 × 40, M8x40 as M8×40. */
export function withTimes(texto: string): string {
  return texto.replace(TIMES, (typed) => typed.replace(/[x*](?= ?$)/i, "×"));
}

/** Ways to write a measure, as names have it: M8 x40 as M8 × 40, 8-12mm as 8-12 mm, 5/16 pulg as 5/16". A year before an x is none. */
const MEASURES: readonly [RegExp, string][] = [
  [/(?<=(?<!\b(?:19|20)\d)\d["”″']?(?: ?[cm]m)?) ?[x*×] ?(?=\d)/gi, " × "],
  [/(?<=\d)(?=[cm]m\b)/gi, " "],
  [/(?<=\d) ?pulg(?:adas?)?\b\.?/gi, '"'],
];

function withMeasures(texto: string): string {
  return MEASURES.reduce((text, [written, named]) => text.replace(written, named), texto);
}

/** A typed text with its measures as names have them, and without mm and cm, which some leave out; none where it is the same. */
export function measureForms(texto: string): string[] {
  const named = withMeasures(texto);
  const bare = named.replace(/(?<=\d) ?[cm]m\b/gi, "");
  return [...new Set([named, bare])].filter((one) => one !== texto);
}

/** A whole number and a fraction after it: 2 1/4. */
function mixed(whole = "", fraction = ""): string | undefined {
  return /^\d+$/.test(whole) && fraction.includes("/") ? `${whole} ${fraction}` : undefined;
}

/** What a name with this measure holds as its key: 1/4 x 2 1/4 is `1/4" × 2 1/4"`, or the same without inches. */
function timesIn(medido: string): string[] {
  const parts = toClave(medido).replaceAll('"', "").split(/ ?× ?/);
  if (parts.length < 2 || hasWildcard(medido)) return [];
  const [first, last] = [parts[0]?.split(" ") ?? [], parts.at(-1)?.split(" ") ?? []];
  const begin = mixed(first.at(-2), first.at(-1)) ?? first.at(-1);
  const end = mixed(last[0], last[1]) ?? last[0]?.replace(/[.,;]$/, "");
  return ["", '"'].map((inches) => [begin, ...parts.slice(1, -1), end].map((part) => `${part}${inches}`).join(" × "));
}

/**
 * What a name with a length holds as its key, one of these: 10 mm is ` 10 MM`, `(10 MM` or `Ø10 MM`, none of which 110 mm has.
 * Of several lengths none is looked for: each would be found alone.
 */
function lengthIn(medido: string): string[] {
  const parts = toClave(medido).split(" ");
  const lengths = parts.flatMap((part, at) => {
    const [, number] = /^[(Ø]?(\d[\d.,]*)$/.exec(part) ?? [];
    const [unit] = /^[CM]M(?=$|[.,;)])/.exec(parts[at + 1] ?? "") ?? [];
    return number && unit ? [`${number} ${unit}`] : [];
  });
  return lengths.length === 1 ? [" ", "(", "Ø"].map((before) => `${before}${lengths[0]}`) : [];
}

/** A fraction of an inch among the parts of a key. */
const FRACTION = /^[(Ø]?(\d{1,2}\/(?:2|4|8|16|32|64))["”″']*[.,;)]*$/;

/** The one fraction of a text, with the whole number before it: 1/2, 2 1/4; null where there is none, or several. */
function fractionIn(medido: string): string | null {
  const parts = toClave(medido).split(" ");
  const fractions = parts.flatMap((part, at) => {
    const [, fraction] = FRACTION.exec(part) ?? [];
    return fraction ? [mixed(parts[at - 1], fraction) ?? fraction] : [];
  });
  return fractions.length === 1 ? (fractions[0] ?? null) : null;
}

export interface SearchQuery {
  /** Everything typed, letters and digits only; compared with codes. */
  plano: string;
  /** Stems of the typed words; all must be found. */
  raices: string[];
  /** The same with measures written as in names, in which an x between two numbers is no word, then without their units. */
  porMedidas: string[][];
  /** The same with "del" as the beginning of delantero and delantera; null where it is none, or an article. */
  conDelantero: string[] | null;
  /** The typed phrase normalised like stored names. */
  frase: string;
  /** Parts of it that are measures, not words: 8.8, 1/2". */
  medidas: string[];
  /** Texts one of which a name has, after a space, that has the typed measures: those with a sign between them, or else a length. */
  exactas: string[];
  /** A fraction without a sign beside it, which a name has as a whole measure: 1/2 is no part of 2 1/2. */
  fraccion: string | null;
}

/** Stems of the words that tell something; of all, where none does. */
function stemsOf(typed: readonly string[]): string[] {
  const telling = typed.filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : typed).map(stem);
}

/** Parses a typed text into a query; null when it has no letter or digit. */
export function toSearchQuery(texto: string): SearchQuery | null {
  const typed = words(texto).slice(0, MOST_WORDS);
  if (typed.length === 0) return null;
  const [frase, medido] = [toClave(texto), withMeasures(texto)];
  const medidas = frase.split(" ").filter((part) => /\d[./-]\d/.test(part) && !hasWildcard(part));
  const porMedidas = measureForms(texto).map((other) => stemsOf(words(other).slice(0, MOST_WORDS)));
  const delantero = typed.map((word, at) => (isDelantero(typed, at) ? "delant" : word));
  const conDelantero = delantero.includes("delant") ? stemsOf(delantero) : null;
  const cruzadas = timesIn(medido);
  const [exactas, fraccion] = cruzadas.length > 0 ? [cruzadas, null] : [lengthIn(medido), fractionIn(medido)];
  return { plano: typed.join(""), raices: stemsOf(typed), porMedidas, conDelantero, frase, medidas, exactas, fraccion };
}
