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
/** Most names of two words in a group: each doubles the groups of words that a search asks for. */
const MOST_LONG = 2;

/** A word of a group, or a name of two: as staff wrote it, and by its stem, or both with a space, as it is looked for. */
interface Palabra {
  escrita: string;
  raiz: string;
}

/** The groups of a text: a line each, with commas between the words; empty lines are none. */
function gruposOf(texto: string): string[][] {
  const lines = texto.split("\n").map((line) => line.split(/[,;]/).map((word) => word.trim().replace(/\s+/g, " ")));
  return lines.map((line) => line.filter((word) => word !== "")).filter(({ length }) => length > 0);
}

/** A word, or those of a name that tell something, in lower case, without accents: caja de dirección is caja, direccion. */
function plainOf(escrita: string): string[] {
  const all = words(escrita);
  return all.length > 1 ? all.filter((word) => !isEmptyWord(word)) : all;
}

/** The stems that a word's singular and its plural have: escape, escap; parachoqu, parachoque; luz, luce. A short word ends in s itself: abs. */
function wordRoots(word: string): string[] {
  const forms = [
    word,
    `${word}s`,
    `${word}es`,
    ...(word.length > SHORTEST && word.endsWith("s") ? [word.slice(0, -1)] : []),
  ];
  return [...new Set(forms.flatMap((form) => spellings(stem(form)).map(stem)))];
}

/** The same of a word or a name of two. */
function rootsOf(escrita: string): string[] {
  const [first = [""], ...others] = plainOf(escrita).map(wordRoots);
  return others.reduce((begun, roots) => begun.flatMap((begin) => roots.map((root) => `${begin} ${root}`)), first);
}

const isLong = (escrita: string) => plainOf(escrita).length > 1;

function isName(escrita: string): boolean {
  const plain = plainOf(escrita);
  const count = escrita.includes(" ") ? 2 : 1;
  const tells = (word: string) => word.length >= SHORTEST && !isEmptyWord(word);
  return /^[\p{L}\p{M}\p{N} ]+$/u.test(escrita) && plain.length === count && plain.every(tells);
}

function grupoProblem(grupo: readonly string[]): string | null {
  const strange = grupo.find((escrita) => !isName(escrita));
  if (strange)
    return `«${preview(strange)}» no sirve: escriba nombres de una o dos palabras, de tres letras o más cada una, separados con comas`;
  if (grupo.length < 2)
    return `«${preview(grupo.join(""))}» está sola en su línea: escriba al lado otra que signifique lo mismo`;
  const linea = `La línea de «${preview(grupo[0] ?? "")}» tiene más de`;
  if (grupo.length > MOST_IN_GROUP) return `${linea} ${MOST_IN_GROUP} palabras`;
  return grupo.filter(isLong).length > MOST_LONG ? `${linea} ${MOST_LONG} nombres de dos palabras` : null;
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

/** Words that mean the same, by the stem of each; of a name of two words also each word, which alone means no other. */
export type Sinonimos = ReadonlyMap<string, readonly Palabra[]>;

/** The other words of each word's group. */
export function sinonimosOf(texto: string): Sinonimos {
  const found = new Map<string, readonly Palabra[]>();
  const grupos = gruposOf(texto);
  for (const word of grupos.flat().filter(isLong).flatMap(plainOf)) found.set(stem(word), []);
  for (const grupo of grupos) {
    const palabras = grupo.map((escrita) => ({ escrita, raiz: plainOf(escrita).map(stem).join(" ") }));
    for (const [at, escrita] of grupo.entries()) {
      const others = palabras.filter((_, other) => other !== at);
      for (const raiz of rootsOf(escrita)) found.set(raiz, others);
    }
  }
  return found;
}

/** Stems as the groups have them: two that are a name together, and others alone. */
export function nombresIn(sinonimos: Sinonimos, raices: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < raices.length; at += 1) {
    const long = raices.slice(at, at + 2).join(" ");
    const isName = at + 1 < raices.length && sinonimos.has(long);
    found.push(isName ? long : (raices[at] ?? ""));
    if (isName) at += 1;
  }
  return found;
}

/**
 * The groups by which typed stems are looked for, each spelled in the singular and the plural, with those that mean the
 * same; what was typed comes first, with what it may be mistyped for before it. Of a name of two words both are looked
 * for: what is a bieleta, or a barra and estabilizadora, is one of bieleta and barra, and one of bieleta and estabilizadora.
 */
export function gruposFor(
  sinonimos: Sinonimos,
  raices: readonly string[],
  mended: (raiz: string) => readonly string[] = () => [],
): string[][] {
  return nombresIn(sinonimos, raices).flatMap((nombre) => {
    const typed = nombre.split(" ").map((raiz) => [...mended(raiz), ...spellings(raiz)]);
    return (sinonimos.get(nombre) ?? []).reduce(
      (grupos, { raiz }) => grupos.flatMap((grupo) => raiz.split(" ").map((one) => [...grupo, ...spellings(one)])),
      typed,
    );
  });
}

/** A word, spelled in the singular and the plural, and the single words that mean the same, by their stems. */
export function withSinonimos(sinonimos: Sinonimos, raiz: string): string[] {
  const others = (sinonimos.get(raiz) ?? []).map((other) => other.raiz).filter((other) => !other.includes(" "));
  return [raiz, ...others].flatMap(spellings);
}

/** The words that a mistyped one may mean, among those of the groups, and what means the same. */
export function sinonimosNear(sinonimos: Sinonimos, raiz: string): string[] {
  const single = [...sinonimos.keys()].filter((known) => !known.includes(" "));
  return alternatives(raiz, single).flatMap((near) => withSinonimos(sinonimos, near));
}
