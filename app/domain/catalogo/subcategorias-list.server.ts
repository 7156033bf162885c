import { db } from "~/services/db/client.server";
import { subcategoriasPorPagina } from "./listas";
import { hasWildcard, searchParts, slugify } from "~/domain/kernel/text";

interface SubcategoriasQuery {
  q: string;
  categoria_id?: number;
  page: number;
}

const orderBy = [{ categoria: { clave: "asc" } }, { clave: "asc" }, { id: "asc" }] as const;

/** Ids that a search finds, in the order of the list; each part is in the name, the slug, or the category's name. */
async function search(parts: readonly string[], categoria_id: number | undefined): Promise<number[]> {
  const rows = await db.subcategoria.findMany({
    where: { categoria_id },
    orderBy: [...orderBy],
    select: { id: true, clave: true, slug: true, categoria: { select: { clave: true } } },
  });
  // No slug contains these characters: "50%" would be searched as "50".
  const wanted = parts.map((part) => ({ part, slug: hasWildcard(part) ? "" : slugify(part) }));
  return rows
    .filter(({ clave, categoria, ...row }) =>
      wanted.every(
        ({ part, slug }) =>
          clave.includes(part) || categoria.clave.includes(part) || (slug !== "" && row.slug.includes(slug)),
      ),
    )
    .map(({ id }) => id);
}

/**
 * A page of the subcategories that a search finds, by category and name (ADM §7); `total` of the search, and `todas`
 * without any filter.
 */
export async function listSubcategorias({ q, categoria_id, page }: SubcategoriasQuery) {
  const parts = searchParts(q);
  const found = parts.length > 0 ? await search(parts, categoria_id) : null;
  const [skip, take] = [(page - 1) * subcategoriasPorPagina, subcategoriasPorPagina];
  const ids = found?.slice(skip, skip + take);
  const [todas, total, rows] = await Promise.all([
    db.subcategoria.count(),
    found ? found.length : db.subcategoria.count({ where: { categoria_id } }),
    db.subcategoria.findMany({
      where: ids ? { id: { in: ids } } : { categoria_id },
      orderBy: [...orderBy],
      skip: ids ? 0 : skip,
      take,
      select: {
        id: true,
        nombre: true,
        slug: true,
        descripcion: true,
        categoria: { select: { nombre: true } },
        // A count would read those of all products first.
        medios: { select: { id: true } },
      },
    }),
  ]);
  return { total, todas, subcategorias: rows.map((row) => ({ ...row, medios: row.medios.length })) };
}
