import { isNear, mayBeMistyped } from "~/domain/catalogo/search";
import { words } from "~/domain/kernel/text";
import { stem } from "./palabras";

/** Letters of the shortest mistyped word that is a name by itself. */
const SHORTEST_ALONE = 5;

/** A word with each doubled letter once. */
const undoubled = (word: string) =>
  Array.from(word)
    .filter((sign, at, all) => sign !== all[at - 1])
    .join("");

/**
 * Words of the trade that are one letter from a name, as their stems: carter, cámara and bronce are no Canter, Samara and
 * Bronco, a short Montero is no Montero Sport.
 */
const NO_NOMBRES = new Set(
  words(
    "aroma bronce camara captar captura carry carter cobalto compa crater cruce dato ducto experto foco impresa marca marcha matriz " +
      "micro morando musgo opera portera portero prima prime primer primero short sirena trafico tubo voyager",
  ),
);

/**
 * What versions of a vehicle are called, as stems: where nothing is found beside a vehicle they are left out, wherever they
 * stand. Short on purpose: behind a part and a line any word that nothing has is left out.
 */
const VERSIONES = new Set(
  words("dynamique expression gls glx gti gtx intens limited ls lt ltz rs turbo xls xlt zen").map(stem),
);

/** Whether a stem is of what versions of a vehicle are called: xlt, turbo. */
export function isVersion(raiz: string): boolean {
  return VERSIONES.has(raiz);
}

/** Whether a stem is of a word of the trade that is right as it is, though the catalogue may not have it. */
export function isOfTheTrade(raiz: string): boolean {
  return NO_NOMBRES.has(raiz) || isVersion(raiz);
}

/** Whether a word is looked at for mistakes in a name. */
const mayMeanName = (word: string) => mayBeMistyped(word) && !isOfTheTrade(stem(word));

/**
 * The one name that a mistyped word may mean, sooner one with a letter doubled: Corolla, not Corona, for "corola". None for
 * a word of the catalogue.
 */
export function nearestName(
  word: string,
  names: Iterable<string>,
  isKnown: (word: string) => boolean,
): string | undefined {
  if (word.length < SHORTEST_ALONE || !mayMeanName(word) || isKnown(word)) return undefined;
  const near = [...names].filter((name) => !/\d/.test(name) && isNear(word, name));
  const doubled = near.filter((name) => undoubled(name) === undoubled(word));
  const may = doubled.length > 0 ? doubled : near.filter((name) => name.length >= SHORTEST_ALONE);
  return may.length === 1 ? may[0] : undefined;
}

/** A name of several words: as it is written, and its words as texts are compared. */
export interface LongName {
  escrito: string;
  plano: string;
  palabras: readonly string[];
}

/**
 * The one name of as many words that has the typed ones but for one, which is one letter amiss: gran vitara. No other word
 * of the catalogue is a mistake, nor one that begins one: tubo daily is no Turbo Daily.
 */
export function nearestLongName(
  typed: readonly string[],
  names: readonly LongName[],
  isKnown: (word: string) => boolean,
): LongName | undefined {
  const isMistake = (word: string, meant: string) =>
    mayMeanName(word) && isNear(word, meant) && (meant.startsWith(word) || !isKnown(word));
  const near = names.filter(({ palabras }) => {
    if (palabras.length !== typed.length) return false;
    const amiss = typed.findIndex((word, at) => word !== palabras[at]);
    const isRight = (word: string, at: number) => at <= amiss || word === palabras[at];
    return amiss >= 0 && typed.every(isRight) && isMistake(typed[amiss] ?? "", palabras[amiss] ?? "");
  });
  return new Set(near.map(({ plano }) => plano)).size === 1 ? near[0] : undefined;
}

/**
 * The one name that two words mean together, of which one has a letter amiss: Crosstrek for "cross treck". That one is no
 * word of the catalogue, and long enough to be mistyped: santa ana is no Santana.
 */
export function nearestParted(
  [first = "", second = "", ...others]: readonly string[],
  names: Iterable<string>,
  isKnown: (word: string) => boolean,
): string | undefined {
  const typed = first + second;
  const name = others.length === 0 && second !== "" ? nearestName(typed, names, isKnown) : undefined;
  if (name === undefined) return undefined;
  const amiss = first === name.slice(0, first.length) ? second : first;
  return mayMeanName(amiss) && !isKnown(amiss) ? name : undefined;
}
