import { wordsOf } from "~/domain/kernel/words";

export const productosWords = wordsOf({
  path: "/admin/productos",
  uno: "el producto",
  varios: "productos",
  titulo: "Lista de Productos",
  ayuda: "Cree el primero, o importe varios de una hoja de cálculo.",
  pierde: "El producto dejará de aparecer en el catálogo de inmediato.",
});

export const categoriasWords = wordsOf({
  path: "/admin/categorias",
  uno: "la categoría",
  varios: "categorías",
  titulo: "Lista de Categorías",
  ayuda: "El catálogo muestra las siete de fábrica, sin productos. Cree las suyas.",
});

export const subcategoriasWords = wordsOf({
  path: "/admin/subcategorias",
  uno: "la subcategoría",
  varios: "subcategorías",
  titulo: "Lista de Subcategorías",
  ayuda: "Los productos se agrupan en subcategorías, y cada una pertenece a una categoría. Cree la primera.",
});

/** Rows on a page of the back office's list of products. */
export const productosPorPagina = 25;

/** Most products that are marked together: their ids fit an address, twice encoded. */
export const MOST_MARKED = 300;

/** Whether all products of a list can be marked together; null: more than are counted. */
export function areMarkable(cuantos: number | null): cuantos is number {
  return cuantos !== null && cuantos <= MOST_MARKED;
}

/** Rows on a page of the back office's list of subcategories. */
export const subcategoriasPorPagina = 25;

/** Publication states by which a list of products can be filtered. */
export const estados = [
  { value: "visible", label: "Visible" },
  { value: "oculto", label: "Oculto" },
] as const;
export type Estado = (typeof estados)[number]["value"];
