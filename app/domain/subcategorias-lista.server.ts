import { db } from "~/services/db/client.server";
import { subcategoriasPorPagina } from "./subcategorias";
import { hasWildcard, searchParts, slugify } from "./texto";

interface SubcategoriasQuery {
  q: string;
  categoria_id?: number;
  page: number;
}

/** A part of a search stands in the name, the address, or the category's name. */
function contains(part: string) {
  const clave = { contains: part };
  const slug = slugify(part);
  return { OR: [{ clave }, { categoria: { clave } }, ...(slug ? [{ slug: { contains: slug } }] : [])] };
}

/**
 * A page of the subcategories of a search, by category and name (ADM §7); how many there are, and how many without any
 * filter. Signs that LIKE takes for "any" are left out of the search.
 */
export async function listSubcategorias({ q, categoria_id, page }: SubcategoriasQuery) {
  const typed = searchParts(q);
  const parts = typed.filter((part) => !hasWildcard(part));
  const nothing = typed.length > 0 && parts.length === 0;
  const where = { categoria_id, id: nothing ? -1 : undefined, AND: parts.map(contains) };
  const [todas, total, rows] = await Promise.all([
    db.subcategoria.count(),
    db.subcategoria.count({ where }),
    db.subcategoria.findMany({
      where,
      orderBy: [{ categoria: { clave: "asc" } }, { clave: "asc" }, { id: "asc" }],
      skip: (page - 1) * subcategoriasPorPagina,
      take: subcategoriasPorPagina,
      select: {
        id: true,
        nombre: true,
        slug: true,
        descripcion: true,
        categoria: { select: { nombre: true } },
        _count: { select: { medios: true } },
      },
    }),
  ]);
  return { total, todas, subcategorias: rows.map(({ _count, ...row }) => ({ ...row, medios: _count.medios })) };
}
