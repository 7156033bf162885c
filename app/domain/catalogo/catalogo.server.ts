import { db } from "~/services/db/client.server";
import { codigoPlano } from "./search";
import { hasWildcard, searchParts } from "~/domain/kernel/text";

const subcategoriaCard = { id: true, nombre: true, slug: true, productos_visibles: true } as const;

/** The categories with their subcategories, in the catalogue's order, for menus, grids and forms. */
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

/** A page of a subcategory's visible products whose name or code contains all parts of `q`, and the total. */
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
  // The caller has already read the category and subcategory of all these products.
  const { categoria } = subcategoria;
  const donde = {
    categoria: { nombre: categoria.nombre, slug: categoria.slug },
    subcategoria: { nombre: subcategoria.nombre, slug: subcategoria.slug },
  };
  return { total, productos: productos.map((producto) => ({ ...producto, ...donde })) };
}
