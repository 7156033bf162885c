/** Columns of a stored file that a page needs to show it. */
export const medioSelect = { almacen: true, clave: true, mime: true, ancho: true, alto: true, alt: true } as const;

/** Columns of a stored file that an editor shows. */
export const medioItem = { id: true, nombre: true, bytes: true, ...medioSelect } as const;

/** Columns of a product in a list, with those that its address is made of. */
export const filaSelect = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  categoria: { select: { nombre: true, slug: true } },
  subcategoria: { select: { nombre: true, slug: true } },
} as const;

/** The files of a category or subcategory in their order, as the history records them. */
export const archivos = {
  select: { medio: { select: { nombre: true, alt: true } } },
  orderBy: [{ orden: "asc" as const }, { id: "asc" as const }],
};
