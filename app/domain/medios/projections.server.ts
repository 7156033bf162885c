/** Columns of a stored file that a page needs to show it. */
export const medioSelect = { almacen: true, clave: true, mime: true, ancho: true, alto: true, alt: true } as const;

/** Columns of a stored file that an editor shows. */
export const medioItem = { id: true, nombre: true, bytes: true, ...medioSelect } as const;

/** The files of a category or subcategory in their order, as its editor shows them. */
export const medios = { orderBy: { orden: "asc" }, select: { medio: { select: medioItem } } } as const;

/** A row's file as the history records it. */
export const archivo = { select: { nombre: true, alt: true } } as const;

/** The files of a category or subcategory in their order, as the history records them. */
export const archivos = {
  select: { medio: archivo },
  orderBy: [{ orden: "asc" as const }, { id: "asc" as const }],
};
