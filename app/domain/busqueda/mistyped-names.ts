import { isNear } from "~/domain/catalogo/search";
import { words } from "~/domain/kernel/text";
import { isEmptyWord, stem } from "./palabras";

const SHORTEST_MISTAKE = 5;
/** Letters of the shortest name of several words in which a mistake is read, and of each of its words as they are typed. */
const SHORTEST_NAME = 8;
const SHORTEST_PART = 3;

/** A word with each doubled letter once. */
const undoubled = (word: string) =>
  Array.from(word)
    .filter((sign, at, all) => sign !== all[at - 1])
    .join("");

/**
 * Words of the trade that are one letter from a name, as their stems: carter, cámara and bronce are no Canter, Samara and
 * Bronco.
 */
const NO_NOMBRES = new Set(
  words(
    "aroma bronce camara captar captura carry carter cobalto compa crater cruce ducto experto foco impresa marca marcha matriz " +
      "micro morando musgo opera portera portero prima prime primer primero sirena trafico voyager",
  ),
);

/** The one name that a mistyped word may mean, sooner one with a letter doubled: Corolla, not Corona, for "corola". None for a word of the catalogue. */
export function nearestName(
  word: string,
  names: Iterable<string>,
  isKnown: (word: string) => boolean = () => false,
): string | undefined {
  if (word.length < SHORTEST_MISTAKE || /\d/.test(word) || NO_NOMBRES.has(stem(word)) || isKnown(word))
    return undefined;
  const near = [...names].filter((name) => !/\d/.test(name) && isNear(word, name));
  const doubled = near.filter((name) => undoubled(name) === undoubled(word));
  const may = doubled.length > 0 ? doubled : near.filter((name) => name.length >= SHORTEST_MISTAKE);
  return may.length === 1 ? may[0] : undefined;
}

/** Whether words one behind the other may be a name with one letter amiss: gran vitara. */
export function mayBeNamed(typed: readonly string[]): boolean {
  const isTold = (word: string) => word.length >= SHORTEST_PART && !isEmptyWord(word);
  return typed.length > 1 && typed.join("").length >= SHORTEST_NAME && typed.every(isTold);
}
