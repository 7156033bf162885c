import { db } from "~/services/db/client.server";
import { codigoPlano } from "./busqueda";
import { medioSelect } from "./selects.server";
import { hasWildcard, searchParts, toClave } from "./texto";

const medios = {
  orderBy: { orden: "asc" },
  select: { medio: { select: medioSelect } },
} as const;
const categoriaPage = { id: true, fija_id: true, nombre: true, slug: true, descripcion: true, medios } as const;
const subcategoriaCard = { id: true, nombre: true, slug: true, productos_visibles: true } as const;

/** The categories with their subcategories, in the order of the catalogue: menu, grids, forms. */
export async function listCategorias() {
  const [categorias, subcategorias] = await Promise.all([
    db.categoria.findMany({
      orderBy: [{ orden: "asc" }, { id: "asc" }],
      select: { id: true, fija_id: true, nombre: true, slug: true, descripcion: true },
    }),
    db.subcategoria.findMany({ orderBy: { clave: "asc" }, select: { ...subcategoriaCard, categoria_id: true } }),
  ]);
  return categorias.map((categoria) => ({
    ...categoria,
    subcategorias: subcategorias.filter(({ categoria_id }) => categoria_id === categoria.id),
  }));
}
export type CategoriaConSubcategorias = Awaited<ReturnType<typeof listCategorias>>[number];

/** The category of a slug or of a name (decision 6); `moved` when the slug is one it had before (decision 5). */
export async function findCategoria(slug: string) {
  const categoria =
    (await db.categoria.findUnique({ where: { slug }, select: categoriaPage })) ??
    (await db.categoria.findUnique({ where: { clave: toClave(slug) }, select: categoriaPage }));
  if (categoria) return { categoria, moved: false };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "categoria", padre_id: 0, slug } },
    select: { categoria: { select: categoriaPage } },
  });
  return old?.categoria ? { categoria: old.categoria, moved: true } : null;
}

/** The category of a fixed id, a database id, a slug or a name (decision 3). */
export async function findCategoriaByAny(text: string) {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  const categoria = await db.categoria.findFirst({ where: { OR: [{ fija_id: text }, { id }] }, select: categoriaPage });
  return categoria ? { categoria, moved: false } : findCategoria(text);
}

/** The cards of a category's page: its subcategories with their first picture. */
export async function listSubcategoriaCards(categoria_id: number) {
  return db.subcategoria.findMany({
    where: { categoria_id },
    orderBy: { clave: "asc" },
    select: { ...subcategoriaCard, medios: { ...medios, take: 1 } },
  });
}

const subcategoriaPage = {
  id: true,
  nombre: true,
  slug: true,
  descripcion: true,
  productos_visibles: true,
  categoria: { select: categoriaPage },
  medios,
} as const;

/** The subcategory of a slug inside its category; `moved` when the slug is an old one or it left this category. */
export async function findSubcategoria(categoria_id: number, slug: string) {
  const where = { categoria_id_slug: { categoria_id, slug } };
  const subcategoria = await db.subcategoria.findUnique({ where, select: subcategoriaPage });
  if (subcategoria) return { subcategoria, moved: false };
  const old = await db.historialSlug.findUnique({
    where: { tipo_padre_id_slug: { tipo: "subcategoria", padre_id: categoria_id, slug } },
    select: { subcategoria: { select: subcategoriaPage } },
  });
  return old?.subcategoria ? { subcategoria: old.subcategoria, moved: true } : null;
}

/** The subcategory of a database id, if it is one of the category's (decision 3). */
export async function findSubcategoriaById(categoria_id: number, text: string) {
  if (!/^\d{1,9}$/.test(text)) return null;
  const subcategoria = await db.subcategoria.findFirst({
    where: { id: Number(text), categoria_id },
    select: subcategoriaPage,
  });
  return subcategoria && { subcategoria, moved: false };
}

interface Seccion {
  nombre: string;
  slug: string;
}

const ordenes = {
  nombre: [{ clave: "asc" }, { id: "asc" }],
  "nombre-desc": [{ clave: "desc" }, { id: "desc" }],
  codigo: [{ codigo_clave: "asc" }],
} as const;
export type Orden = keyof typeof ordenes;

function inCode(part: string) {
  const plano = codigoPlano(part);
  return plano === "" ? [] : [{ codigo_plano: { contains: plano } }];
}

/** A page of a subcategory's visible products whose name or code holds all parts of `q`, in an order; and how many there are. */
export async function listProductosVisibles(
  subcategoria: Seccion & { id: number; productos_visibles: number; categoria: Seccion },
  { q, orden, skip, take }: { q: string; orden: Orden; skip: number; take: number },
) {
  const typed = searchParts(q).filter((part) => !hasWildcard(part));
  const AND = typed.map((part) => ({ OR: [{ clave: { contains: part } }, ...inCode(part)] }));
  const where = { subcategoria_id: subcategoria.id, visible: true, AND };
  const [total, productos] = await Promise.all([
    typed.length > 0 ? db.producto.count({ where }) : subcategoria.productos_visibles,
    db.producto.findMany({
      where,
      orderBy: [...ordenes[orden]],
      select: { id: true, codigo: true, nombre: true, slug: true },
      skip,
      take,
    }),
  ]);
  // All of them belong to the section the caller has already read.
  const { categoria } = subcategoria;
  const donde = {
    categoria: { nombre: categoria.nombre, slug: categoria.slug },
    subcategoria: { nombre: subcategoria.nombre, slug: subcategoria.slug },
  };
  return { total, productos: productos.map((producto) => ({ ...producto, ...donde })) };
}
