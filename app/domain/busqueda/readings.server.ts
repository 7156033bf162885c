import { isCodeLike, mendedText, type SearchQuery, type Trozo, vocabularyOf } from "~/domain/catalogo/search";
import type { WordGroups } from "~/services/db/fulltext.server";
import { findAlternatives, findContaining, findKnown } from "./vocabulary.server";

/** Which of the words that a typed one may mean the results have. */
type Picker = (alternatives: readonly string[]) => string;

/** A way to read a query. `corregido`: the text it was taken for, where words were mended (DEC 50). */
export interface Reading {
  groups: WordGroups;
  corregido?: (pick: Picker) => Trozo[];
}

/** Interpretations of a query, strictest first; the next one is tried only when the one before finds nothing. */
export async function* readings({ raices, plano, porMedidas }: SearchQuery, texto: string): AsyncGenerator<Reading> {
  const one = (words: readonly string[]): Reading => ({
    groups: [words],
    corregido: (pick) => [{ texto: pick(words), distinto: true }],
  });
  if (raices.length > 1 && isCodeLike(plano)) yield { groups: [[plano]] };
  for (const typed of [raices, porMedidas]) if (typed) yield { groups: typed.map((raiz) => [raiz]) };
  const known = await findKnown([...raices, plano]);
  if (raices.length > 1 && known.has(plano)) yield one([plano]);
  const unknown = raices.filter((raiz) => !known.has(raiz));
  const mended = new Map(await Promise.all(unknown.map(async (raiz) => [raiz, await findAlternatives(raiz)] as const)));
  const corregido = (pick: Picker) =>
    mendedText(texto, (raiz) => {
      const others = mended.get(raiz) ?? [];
      return others.length > 0 ? pick(others) : undefined;
    });
  if ([...mended.values()].some((others) => others.length > 0))
    yield { groups: raices.map((raiz) => [...(mended.get(raiz) ?? []), raiz]), corregido };
  if (raices.length > 1 && !known.has(plano)) yield one([...(await findAlternatives(plano)), plano]);
}

/**
 * The same for staff, and within a large subcategory, where nothing resembling is shown: words of the catalogue that only contain a
 * typed one are taken too.
 */
export async function* staffReadings({ raices, plano, porMedidas }: SearchQuery): AsyncGenerator<WordGroups> {
  if (raices.length > 1 && isCodeLike(plano)) yield [[plano]];
  for (const typed of [raices, porMedidas])
    if (typed) yield await Promise.all(typed.map(async (raiz) => [raiz, ...(await findContaining(raiz))]));
  if (raices.length > 1) yield [[plano]];
}

/** A product by the names that its words are in. */
export type Nombrado = Record<"categoria" | "subcategoria", { nombre: string }> & { nombre: string };

/** Prefers the word that the first result has; else the nearest. */
export function pickFrom({ nombre, categoria, subcategoria }: Nombrado): Picker {
  const own = vocabularyOf([nombre, categoria.nombre, subcategoria.nombre]);
  return (others) => others.find((other) => own.some((word) => word.startsWith(other))) ?? others[0] ?? "";
}
