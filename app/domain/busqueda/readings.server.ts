import { getSinonimos } from "~/domain/ajustes/ajustes.server";
import {
  isCodeLike,
  mendedText,
  namedWords,
  type SearchQuery,
  toSearchQuery,
  type Trozo,
  vocabularyOf,
} from "~/domain/catalogo/search";
import { words } from "~/domain/kernel/text";
import { COMUNES } from "~/domain/vehiculos/query";
import type { WordGroups } from "~/services/db/fulltext.server";
import { isOfTheTrade } from "./mistyped-names";
import { formsOf, isDelantero, spellings, stem } from "./palabras";
import { gruposFor, nombresIn, sinonimosNear, type Sinonimos, withSinonimos } from "./sinonimos";
import { findAlternatives, findContaining, findKnown } from "./vocabulary.server";

/** Which of the words that a typed one may mean the results have. */
type Picker = (alternatives: readonly string[]) => string;

/** A way to read a query. `corregido`: the text it was taken for, where words were mended (DEC 50). */
export interface Reading {
  groups: WordGroups;
  corregido?: (pick: Picker) => Trozo[];
}

const NONE: Sinonimos = new Map();

/** A text with delantero, or delantera, in place of "del". */
function readDelantero(texto: string): Reading["corregido"] {
  const typed = words(texto);
  return (pick) => {
    let at = -1;
    return mendedText(texto, (raiz) => {
      if (raiz !== "") at += 1;
      return raiz === "del" && isDelantero(typed, at) ? pick(["delantero", "delantera"]) : undefined;
    });
  };
}

/**
 * Interpretations of a query, strictest first; the next one is tried only when the one before finds nothing. A word is
 * looked for with those that mean the same, unless the text is `literal`.
 */
export async function* readings(
  { raices, plano, porMedidas, conDelantero }: SearchQuery,
  texto: string,
  literal = false,
): AsyncGenerator<Reading> {
  const sinonimos = literal ? NONE : await getSinonimos();
  const one = (words: readonly string[]): Reading => ({
    groups: [words],
    corregido: (pick) => [{ texto: pick(words), distinto: true }],
  });
  if (raices.length > 1 && isCodeLike(plano)) yield { groups: [[plano]] };
  else if (conDelantero && !literal)
    yield { groups: gruposFor(sinonimos, conDelantero), corregido: readDelantero(texto) };
  for (const typed of [raices, ...porMedidas]) yield { groups: gruposFor(sinonimos, typed) };
  const joined = stem(plano);
  if (sinonimos.has(joined) && !raices.includes(joined)) yield one(withSinonimos(sinonimos, joined));
  const known = await findKnown([...raices.flatMap(formsOf), plano]);
  if (raices.length > 1 && known.has(plano)) yield one([plano]);
  const isRight = (raiz: string) => COMUNES.has(raiz) || isOfTheTrade(raiz) || sinonimos.has(raiz);
  const isKnown = (raiz: string) => isRight(raiz) || formsOf(raiz).some((one) => known.has(one));
  const unknown = raices.filter((raiz) => !isKnown(raiz));
  const mend = async (raiz: string) => {
    const others = await findAlternatives(raiz);
    return others.length > 0 ? others : sinonimosNear(sinonimos, raiz);
  };
  const mended = new Map(await Promise.all(unknown.map(async (raiz) => [raiz, await mend(raiz)] as const)));
  const corregido = (pick: Picker) =>
    mendedText(texto, (raiz) => {
      const others = mended.get(raiz) ?? [];
      return others.length > 0 ? pick(others) : undefined;
    });
  if ([...mended.values()].some((others) => others.length > 0))
    yield { groups: gruposFor(sinonimos, raices, (raiz) => mended.get(raiz) ?? []), corregido };
  if (raices.length > 1 && !known.has(plano)) yield one([...(await findAlternatives(plano)), plano]);
}

/**
 * The same for staff, and within a large subcategory, where nothing resembling is shown: words of the catalogue that only contain a
 * typed one are taken too.
 */
export async function* staffReadings({ raices, plano, porMedidas }: SearchQuery): AsyncGenerator<WordGroups> {
  if (raices.length > 1 && isCodeLike(plano)) yield [[plano]];
  for (const typed of [raices, ...porMedidas])
    yield await Promise.all(typed.map(async (raiz) => [raiz, ...(await findContaining(raiz))]));
  if (raices.length > 1) yield [[plano]];
}

/** A product by the names that its words are in. */
export type Nombrado = Record<"categoria" | "subcategoria", { nombre: string }> & { nombre: string };

/** Whether two words are one that ends otherwise: derecha, derecho, der. */
const isForm = (one: string, other: string) => one.startsWith(other.slice(0, -1)) || other.startsWith(one.slice(0, -1));

/**
 * The words, as staff wrote them, that mean what a typed one does and that some of the products have in its place; none
 * that was typed too, or only ends otherwise (derecha, derecho, der).
 */
export async function sinonimosIn(productos: readonly Nombrado[], texto: string): Promise<string[]> {
  const sinonimos = await getSinonimos();
  const raices = nombresIn(sinonimos, toSearchQuery(texto)?.raices ?? []).filter((raiz) => sinonimos.has(raiz));
  const isTyped = (raiz: string) => raices.some((typed) => isForm(raiz, typed));
  if (raices.length === 0) return [];
  const all = productos.flatMap((producto) => {
    const own = namesOf(producto).flatMap(namedWords);
    const has = (raiz: string) =>
      raiz.split(" ").every((one) => spellings(one).some((form) => own.some((word) => word.startsWith(form))));
    return raices.flatMap((typed) => {
      const others = has(typed) ? [] : (sinonimos.get(typed) ?? []);
      return others.filter(({ raiz }) => has(raiz) && !isTyped(raiz));
    });
  });
  const found = [...new Set(all)];
  const told = found.filter(({ raiz }, at) => !found.slice(0, at).some((before) => isForm(raiz, before.raiz)));
  return told.map(({ escrita }) => escrita);
}

const namesOf = ({ nombre, categoria, subcategoria }: Nombrado) => [nombre, categoria.nombre, subcategoria.nombre];

/** Prefers the word that the first result has; else the nearest. */
export function pickFrom(producto: Nombrado): Picker {
  const own = vocabularyOf(namesOf(producto));
  return (others) => others.find((other) => own.some((word) => word.startsWith(other))) ?? others[0] ?? "";
}
