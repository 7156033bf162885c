import { readAno } from "~/domain/vehiculos/aplicaciones";

/** A word of a typed text, as texts are compared, and where it stands. */
export interface Word {
  plano: string;
  start: number;
  end: number;
}

/** Words between a line and its year. */
const MODELO = new Set(["ano", "mod", "modelo"]);
/** What is asked for by the inches of a rim: of «rines aveo 15» these are the two digits, unless another number is. */
const DE_RIN = new Set(["aro", "aros", "copa", "copas", "llanta", "llantas", "rin", "rines"]);
/** Inches that a rim has; fewer, as more, are a year. */
const PULGADAS = /^(?:1[2-9]|2[0-4])$/;

/** The year that a word is; 0 for none, and for one after `hasta`. */
export function anoOf(word: string, hasta: number): number {
  const ano = readAno(word);
  return ano <= hasta ? ano : 0;
}

/** What an engine is called behind the words of a vehicle: 1.6, 2,0 L, 1.0 turbo, 16v, V6. */
const MOTOR =
  /^[ ,]{1,3}(?:[0-6][.,]\d ?(?:l|lts?|litros|turbo|t|[th]di|crdi|dci)?|(?:8|12|16|20|24|32) ?v|v ?[68])(?=[ ,]|$)/i;

/** Takes the words of the engine behind those of a vehicle, and returns them: names of products have none. */
export function takeMotor(texto: string, typed: readonly Word[], taken: Set<number>): number[] {
  const last = [...typed.entries()].findLast(([at]) => taken.has(at))?.[1].end ?? 0;
  const length = MOTOR.exec(texto.slice(last))?.[0].length ?? 0;
  const found = [...typed.entries()].flatMap(([at, { start }]) => (start >= last && start < last + length ? [at] : []));
  for (const at of found) taken.add(at);
  return found.length > 0 ? [...found, ...takeMotor(texto, typed, taken)] : [];
}

/** Whether the word at a place is the size of a rim that other words ask for. */
function isTamano(typed: readonly Word[], taken: ReadonlySet<number>, at: number): boolean {
  const others = typed.filter((_, other) => other !== at && !taken.has(other)).map(({ plano }) => plano);
  return PULGADAS.test(typed[at]?.plano ?? "") && others.some((one) => DE_RIN.has(one)) && !/\d/.test(others.join(""));
}

/**
 * The year among the words that are not taken; it takes the words that announce it, and years behind it. Two digits that
 * are the size of a rim are none (`conTamano`).
 */
export function takeAno(
  typed: readonly Word[],
  taken: Set<number>,
  hasta: number,
): { ano: number; conTamano: boolean } {
  const yearAt = (at: number) => (taken.has(at) ? 0 : anoOf(typed[at]?.plano ?? "", hasta));
  const isWhole = (at: number) => typed[at]?.plano.length === 4;
  const announces = (at: number) => MODELO.has(typed[at]?.plano ?? "");
  const isBehind = (at: number): boolean => taken.has(at - 1) || (announces(at - 1) && isBehind(at - 1));
  const years = [...typed.keys()].filter((at) => yearAt(at) > 0 && (isWhole(at) || isBehind(at)));
  const first = years.find(isWhole) ?? years[0];
  if (first === undefined) return { ano: 0, conTamano: false };
  if (taken.has(first - 1) && isTamano(typed, taken, first)) return { ano: 0, conTamano: true };
  const ano = yearAt(first);
  for (let at = first - 1; announces(at); at -= 1) taken.add(at);
  const isLike = (at: number) => isWhole(at) === isWhole(first) && yearAt(at) > 0;
  for (let at = first; isLike(at); at += 1) taken.add(at);
  return { ano, conTamano: false };
}
