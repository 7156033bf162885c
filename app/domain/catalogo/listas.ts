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
export const estados = ["visible", "oculto"] as const;
export type Estado = (typeof estados)[number];

/** File formats of the products export. */
export const formatos = ["csv", "xlsx"] as const;
export type Formato = (typeof formatos)[number];

/** The format of a table to download that an address asks for; CSV by default. */
export function formatoOf(url: URL): Formato {
  return formatos.find((formato) => formato === url.searchParams.get("formato")) ?? "csv";
}
