import type { ProductosFacts } from "./facts.server";
import type { Valores } from "./resultado";
import { numberedSlug, slugify } from "~/domain/kernel/text";

/** The place and name of a product before the import. */
export type Antes = Awaited<ReturnType<ProductosFacts["antes"]>>[number];

/** A slug and the subcategory in which no other product has it, as a key. */
export function slugKey(subcategoria_id: number, slug: string): string {
  return `${subcategoria_id}/${slug}`;
}

/**
 * Gives slugs to the products of an import into `subcategorias` as the editor does (DEC 7): that of the name, with a
 * number when it is taken. `wanted`: the keys of the slugs of their names; of a million slugs only those are kept that one of these
 * might get. A slug that a product of this import gives up is not given to another one, because it redirects to the
 * first.
 */
export async function slugAllocator(
  subcategorias: Iterable<number>,
  wanted: ReadonlySet<string>,
  facts: Pick<ProductosFacts, "slugs">,
) {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  for (const subcategoria_id of subcategorias)
    for (let slugs = await facts.slugs(subcategoria_id, ""); slugs.length > 0;) {
      for (const slug of slugs) {
        const key = slugKey(subcategoria_id, slug);
        if (wanted.has(key) || wanted.has(key.replace(/-\d+$/, ""))) taken.add(key);
      }
      slugs = await facts.slugs(subcategoria_id, slugs.at(-1) ?? "");
    }

  function ofNew({ nombre, subcategoria_id }: Pick<Valores, "nombre" | "subcategoria_id">): string {
    const base = slugify(nombre);
    const key = slugKey(subcategoria_id, base);
    // When many products share a name, the search for a free number continues where it ended.
    let n = last.get(key) ?? 1;
    let slug = numberedSlug(base, n);
    while (taken.has(slugKey(subcategoria_id, slug))) slug = numberedSlug(base, (n += 1));
    last.set(key, n);
    taken.add(slugKey(subcategoria_id, slug));
    return slug;
  }

  /** The slug a product has from now on; `from` is its old place when that changed, else null. */
  function ofOld(before: Antes | undefined, value: Valores) {
    const stays = before?.subcategoria_id === value.subcategoria_id && slugify(before.nombre) === slugify(value.nombre);
    if (!before || stays) return { slug: before?.slug ?? ofNew(value), from: null };
    return { slug: ofNew(value), from: { subcategoria_id: before.subcategoria_id, slug: before.slug } };
  }

  return { ofNew, ofOld };
}
export type SlugAllocator = Awaited<ReturnType<typeof slugAllocator>>;
