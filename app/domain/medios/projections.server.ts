/** What a screen needs of a stored file to show it. */
export const medioSelect = { almacen: true, clave: true, mime: true, ancho: true, alto: true, alt: true } as const;

/** What an editor shows of a stored file. */
export const medioItem = { id: true, nombre: true, bytes: true, ...medioSelect } as const;

/** What a row of a list of products shows, and what its address is made of. */
export const filaSelect = {
  id: true,
  codigo: true,
  nombre: true,
  slug: true,
  categoria: { select: { nombre: true, slug: true } },
  subcategoria: { select: { nombre: true, slug: true } },
} as const;

/** The files of a category or subcategory in their order, as the history tells of them. */
export const archivos = {
  select: { medio: { select: { nombre: true, alt: true } } },
  orderBy: [{ orden: "asc" as const }, { id: "asc" as const }],
};
