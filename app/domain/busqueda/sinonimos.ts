import { alternatives } from "~/domain/catalogo/search";
import { preview, words } from "~/domain/kernel/text";
import { isEmptyWord, spellings, stem } from "./palabras";

/** Words of the trade in Colombia that mean the same, a group on each line, until staff write their own. */
export const sinonimosDefault = `alfombra, tapete, moqueta
balinera, rodamiento, rolinera
bocel, moldura
bómper, parachoques, paragolpes
capó, capot, cofre
cerradura, chapa
clip, grapa, broche
embrague, clutch, cloche
empaque, junta
escape, exhosto, mofle
espiral, resorte
estribo, pisadera
faro, farola
fuelle, guardapolvo
guardabarros, guardafango, salpicadera
manija, manigueta
plumilla, limpiabrisas, limpiaparabrisas
retrovisor, espejo
tapacubos, copa
delantero, delantera, frontal
trasero, trasera, posterior
derecho, derecha, der
izquierdo, izquierda, izq`;

const MOST_IN_GROUP = 8;
const SHORTEST = 3;

/** A word of a group: as staff wrote it, and by its stem, as it is looked for. */
interface Palabra {
  escrita: string;
  raiz: string;
}

/** The groups of a text: a line each, with commas between the words; empty lines are none. */
function gruposOf(texto: string): string[][] {
  const lines = texto.split("\n").map((line) => line.split(/[,;]/).map((word) => word.trim().replace(/\s+/g, " ")));
  return lines.map((line) => line.filter((word) => word !== "")).filter(({ length }) => length > 0);
}

/** A word in lower case, without accents. */
const plainOf = (escrita: string) => words(escrita)[0] ?? "";

/** The stems that its singular and its plural have: escape, escap; parachoqu, parachoque; luz, luce. A short word ends in s itself: abs. */
function rootsOf(escrita: string): string[] {
  const word = plainOf(escrita);
  const forms = [
    word,
    `${word}s`,
    `${word}es`,
    ...(word.length > SHORTEST && word.endsWith("s") ? [word.slice(0, -1)] : []),
  ];
  return [...new Set(forms.flatMap((form) => spellings(stem(form)).map(stem)))];
}

const isWord = (escrita: string, plain: string) =>
  /^[\p{L}\p{M}\p{N}]+$/u.test(escrita) && plain.length >= SHORTEST && !isEmptyWord(plain);

function grupoProblem(grupo: readonly string[]): string | null {
  const strange = grupo.find((escrita) => !isWord(escrita, plainOf(escrita)));
  if (strange)
    return `«${preview(strange)}» no sirve: escriba palabras sueltas de tres letras o más, separadas con comas`;
  if (grupo.length < 2)
    return `«${preview(grupo.join(""))}» está sola en su línea: escriba al lado otra que signifique lo mismo`;
  return grupo.length > MOST_IN_GROUP
    ? `La línea de «${preview(grupo[0] ?? "")}» tiene más de ${MOST_IN_GROUP} palabras`
    : null;
}

/** What is wrong with a text of groups; null when nothing is: a word is in one group, and once. */
export function sinonimosProblem(texto: string): string | null {
  const grupos = gruposOf(texto);
  const problem = grupos.map(grupoProblem).find((found) => found !== null);
  if (problem) return problem;
  const seen = new Set<string>();
  const isSeen = (word: string) => {
    const roots = rootsOf(word);
    const found = roots.some((root) => seen.has(root));
    for (const root of roots) seen.add(root);
    return found;
  };
  const twice = grupos.flat().find(isSeen);
  return twice ? `«${preview(twice)}» está dos veces: basta una, en singular o en plural` : null;
}

/** Words that mean the same, by the stem of each. */
export type Sinonimos = ReadonlyMap<string, readonly Palabra[]>;

/** The other words of each word's group. */
export function sinonimosOf(texto: string): Sinonimos {
  const found = new Map<string, readonly Palabra[]>();
  for (const grupo of gruposOf(texto)) {
    const palabras = grupo.map((escrita) => ({ escrita, raiz: stem(plainOf(escrita)) }));
    for (const [at, escrita] of grupo.entries()) {
      const others = palabras.filter((_, other) => other !== at);
      for (const raiz of rootsOf(escrita)) found.set(raiz, others);
    }
  }
  return found;
}

/** A word, spelled in the singular and the plural, and those that mean the same, by their stems. */
export function withSinonimos(sinonimos: Sinonimos, raiz: string): string[] {
  return [raiz, ...(sinonimos.get(raiz) ?? []).map((other) => other.raiz)].flatMap(spellings);
}

/** The words that a mistyped one may mean, among those of the groups, and what means the same. */
export function sinonimosNear(sinonimos: Sinonimos, raiz: string): string[] {
  return alternatives(raiz, [...sinonimos.keys()]).flatMap((near) => withSinonimos(sinonimos, near));
}
