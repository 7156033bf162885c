import { listSecciones } from "./sections.server";
import { slugify } from "~/domain/kernel/text";

/**
 * The closest match of a text among the categories (PUB §5): those with the same name in another spelling, else those
 * that share the most words of more than two characters. One result → redirect, several → suggestions (decision 6).
 */
export async function resembleCategoria(text: string) {
  const categorias = (await listSecciones()).map(({ nombre, slug }) => ({ nombre, slug }));
  const wanted = slugify(text);
  const joined = wanted.replaceAll("-", "");
  const same = categorias.filter(({ slug, nombre }) =>
    [slug, slugify(nombre)].some((one) => one.replaceAll("-", "") === joined),
  );
  if (same.length > 0) return same;
  const words = wanted.split("-").filter((word) => word.length > 2);
  const scored = categorias.map((categoria) => {
    const own = slugify(categoria.nombre).split("-");
    return { categoria, score: words.filter((word) => own.some((part) => part.includes(word))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ categoria }) => categoria);
}
