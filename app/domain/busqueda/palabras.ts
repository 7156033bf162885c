/** The forms of a word by which products are looked for: what is cut off, and what is added. */

/** Stop words: they tell nothing about a part. */
const EMPTY_WORDS = new Set("a al con de del el en la las los o para por sin su un una y".split(" "));
/** Letters of words that are too short to be looked for by the beginning of singular and plural. */
const SHORT = 3;

/** Whether a word tells nothing about a part: "de", "para". */
export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word);
}

/** Places of a part, long or short, before which "del" is no article. */
const LUGARES = new Set("der derecha derecho ext inf int izq izquierda izquierdo lh rh sup".split(" "));

/** Whether a typed word is "del" for delantero: behind another word, at the end or before a place: bómper del, axial del izq. */
export function isDelantero(typed: readonly string[], at: number): boolean {
  const next = typed[at + 1];
  return typed[at] === "del" && at > 0 && (next === undefined || LUGARES.has(next));
}

/** The common beginning of a word's singular and plural, so that each finds the other. */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  if (word.length >= 6 && word.endsWith("es")) return word.slice(0, -2);
  return word.length >= 5 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** A stem, and the singular or plural that does not begin with it: luz, luces; matriz, matrices. */
export function spellings(raiz: string): string[] {
  if (/[aeiou]z$/.test(raiz)) return [raiz, `${raiz.slice(0, -1)}ces`];
  const [, short, long] = /^(?:(.[aeiou])ce|(..+[aeiou])c)$/.exec(raiz) ?? [];
  const begin = short ?? long;
  return begin ? [raiz, `${begin}z`] : [raiz];
}

/** The plurals of a word of three letters, which is too short to be looked for by its beginning: eje, ejes; rin, rines. */
export function pluralsOf(word: string): string[] {
  if (!/^[a-z]{3}$/.test(word) || isEmptyWord(word)) return [];
  const endings = [...(/[sz]$/.test(word) ? [] : ["s"]), ...(/[dlnrsy]$/.test(word) ? ["es"] : [])];
  return endings.map((ending) => word + ending);
}

/** The plurals of a word of three letters that begin with a typed one: rines with rine. */
export function shortPlurals(raiz: string): string[] {
  if (raiz.length <= SHORT) return [];
  return pluralsOf(raiz.slice(0, SHORT)).filter((plural) => plural.startsWith(raiz));
}

/** A word by which a product is looked for, and the one that a name has in its place: ejes, eje. */
export function withSingular(raiz: string): string[] {
  return shortPlurals(raiz).length > 0 ? [raiz, raiz.slice(0, SHORT)] : [raiz];
}

/** The spellings by which the catalogue may have a stem, each beside its singular. */
export function formsOf(raiz: string): string[] {
  return spellings(raiz).flatMap(withSingular);
}

/**
 * A part of a search, a key, as texts contain it: of a plural what its singular contains too, so that TORNILLOS is looked for
 * as TORNILLO. What has signs or digits is looked for as it is.
 */
export function containedForms(part: string): string[] {
  if (!/^[A-Z]+$/.test(part)) return [part];
  return spellings(stem(part.toLowerCase())).map((form) => form.toUpperCase());
}
