import { slugify } from "~/domain/kernel/text";

/** Letters that a word may have more than the one it resembles: the ending of a plural, or a slip. */
const MORE_LETTERS = 2;
/** Words of fewer letters resemble nothing (PUB §5). */
const WORD = 3;

function joined(slug: string): string {
  return slug.replaceAll("-", "");
}

function wordsOf(text: string): string[] {
  return slugify(text)
    .split("-")
    .filter((word) => word.length >= WORD);
}

/** Whether a word is part of a name's word, or that word with one or two letters more. */
function resembles(word: string, own: string): boolean {
  return own.includes(word) || (word.startsWith(own) && word.length - own.length <= MORE_LETTERS);
}

/**
 * The sections that a text resembles most (PUB §5): those with the same name in another spelling, else those that
 * share the most words of more than two characters. One may be meant; several are a choice (DEC 6).
 */
export function closest<Section extends { nombre: string; slug: string }>(
  text: string,
  sections: readonly Section[],
): Section[] {
  const wanted = joined(slugify(text));
  if (wanted === "") return [];
  const same = sections.filter(({ nombre, slug }) => [slug, slugify(nombre)].map(joined).includes(wanted));
  if (same.length > 0) return same;
  const asked = wordsOf(text);
  const scored = sections.map((section) => {
    const own = wordsOf(section.nombre);
    return { section, score: asked.filter((word) => own.some((part) => resembles(word, part))).length };
  });
  const best = Math.max(1, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ section }) => section);
}
