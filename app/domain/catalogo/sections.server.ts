import { perContent } from "~/services/page-cache/content-version.server";
import { db } from "~/services/db/client.server";
import { dibujoDe } from "~/domain/medios/dibujos";
import { medioSelect } from "~/domain/medios/projections.server";
import { slugify, toClave } from "~/domain/kernel/text";
import { byOrden } from "~/domain/kernel/order";
import { firstPicture } from "~/domain/medios/medios";

const scalars = { id: true, nombre: true, clave: true, slug: true, descripcion: true } as const;

async function readSecciones() {
  const [categorias, subcategorias, usos] = await Promise.all([
    db.categoria.findMany({
      orderBy: [...byOrden],
      select: { ...scalars, fija_id: true, dibujo: true, foto_tarjeta: true },
    }),
    db.subcategoria.findMany({
      orderBy: { clave: "asc" },
      select: { ...scalars, categoria_id: true, productos_total: true, productos_visibles: true },
    }),
    db.medioUso.findMany({
      where: { producto_id: null },
      orderBy: { orden: "asc" },
      select: { categoria_id: true, subcategoria_id: true, medio: { select: medioSelect } },
    }),
  ]);
  const mediosOf = (own: (uso: (typeof usos)[number]) => boolean) => usos.filter(own).map(({ medio }) => ({ medio }));
  return categorias.map(({ foto_tarjeta, ...scalar }) => {
    const own = mediosOf(({ categoria_id }) => categoria_id === scalar.id);
    const foto = foto_tarjeta ? (firstPicture(own) ?? null) : null;
    const categoria = { ...scalar, dibujo: dibujoDe(scalar), foto, medios: own };
    const suyas = subcategorias.filter(({ categoria_id }) => categoria_id === categoria.id);
    return {
      ...categoria,
      subcategorias: suyas.map((subcategoria) => ({
        ...subcategoria,
        categoria,
        medios: mediosOf(({ subcategoria_id }) => subcategoria_id === subcategoria.id),
      })),
    };
  });
}

/**
 * The categories in the catalogue's order with their subcategories, pictures and videos; memoised per content
 * version.
 */
export const listSecciones = perContent(readSecciones);
export type CategoriaLeida = Awaited<ReturnType<typeof readSecciones>>[number];
type SubcategoriaLeida = CategoriaLeida["subcategorias"][number];

/** The category with a slug or name (DEC 6); `moved` when the slug is an old one of it, in any spelling (DEC 5). */
export async function findCategoria(slug: string) {
  const all = await listSecciones();
  const clave = toClave(slug);
  const categoria = all.find((one) => one.slug === slug) ?? all.find((one) => one.clave === clave);
  if (categoria) return { categoria, moved: false };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "categoria", padre_id: 0, slug: slugify(slug) } },
    select: { categoria_id: true },
  });
  const moved = all.find(({ id }) => id === old?.categoria_id);
  return moved ? { categoria: moved, moved: true } : null;
}

/** The category with a fixed id, a database id, a slug or a name (DEC 3). */
export async function findCategoriaByAny(text: string) {
  const all = await listSecciones();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  const categoria = all.find((one) => one.fija_id === text || one.id === id);
  return categoria ? { categoria, moved: false } : findCategoria(text);
}

/**
 * The subcategory with a slug in a category, in any spelling; `moved` when the slug is an old one, or the subcategory has
 * left this category, or one that is gone since and that no other left from the same address (DEC 5).
 */
export async function findSubcategoria(categoria: CategoriaLeida | undefined, text: string) {
  const slug = slugify(text);
  const subcategoria = categoria?.subcategorias.find((one) => one.slug === slug);
  if (subcategoria) return { subcategoria, moved: false };
  const old = await db.historialSlug.findMany({
    where: { tipo: "subcategoria", slug },
    select: { padre_id: true, subcategoria_id: true },
  });
  const kept = new Set((await listSecciones()).map(({ id }) => id));
  const ofGone = old.filter(({ padre_id }) => !kept.has(padre_id));
  const left = old.find(({ padre_id }) => padre_id === categoria?.id) ?? (ofGone.length === 1 ? ofGone[0] : undefined);
  const moved = left?.subcategoria_id ? await findSeccion(left.subcategoria_id) : undefined;
  return moved ? { subcategoria: moved, moved: true } : null;
}

/** The subcategory with a database id, if it belongs to the category (DEC 3). */
export async function findSubcategoriaById(categoria: CategoriaLeida, text: string) {
  const subcategoria = categoria.subcategorias.find(({ id }) => String(id) === text);
  return subcategoria ? { subcategoria, moved: false } : null;
}

/** The subcategories with their categories, by their ids; memoised per content version. */
export const seccionesById = perContent(
  async () =>
    new Map((await listSecciones()).flatMap(({ subcategorias }) => subcategorias.map((one) => [one.id, one] as const))),
);

/** The subcategory with a database id, and its category; undefined when it does not exist. */
export async function findSeccion(subcategoria_id: number): Promise<SubcategoriaLeida | undefined> {
  return (await seccionesById()).get(subcategoria_id);
}

/** Products with their categories and subcategories; those whose subcategory is gone are left out. */
export async function inSecciones<P extends { subcategoria_id: number }>(productos: readonly P[]) {
  const secciones = await seccionesById();
  return productos.flatMap((producto) => {
    const subcategoria = secciones.get(producto.subcategoria_id);
    return subcategoria ? [{ ...producto, categoria: subcategoria.categoria, subcategoria }] : [];
  });
}
