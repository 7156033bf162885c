import { type Estado, estados } from "~/domain/catalogo/listas";
import { estadoFilter, estadoOf, type Filter } from "~/admin/list/list";
import { readId } from "~/domain/kernel/choices";

/** Category, subcategory and state filters of a product list from its address; other values mean all products. */
export function productosFilter(url: URL): { categoria_id?: number; subcategoria_id?: number; estado?: Estado } {
  const { searchParams } = url;
  return {
    categoria_id: readId(searchParams.get("categoria")),
    subcategoria_id: readId(searchParams.get("subcategoria")),
    estado: estadoOf(url, estados) ?? undefined,
  };
}

interface Rama {
  id: number;
  nombre: string;
  subcategorias: readonly { id: number; nombre: string }[];
}

/** The filters of a product list. */
export function productosFilters(categorias: readonly Rama[], filter: ReturnType<typeof productosFilter>): Filter[] {
  const subcategorias = categorias
    .filter(({ id }) => !filter.categoria_id || id === filter.categoria_id)
    .flatMap((categoria) => categoria.subcategorias);
  const choices = (rows: readonly { id: number; nombre: string }[]) =>
    rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return [
    {
      name: "categoria",
      label: "Categoría",
      all: "Todas las categorías",
      value: filter.categoria_id,
      options: choices(categorias),
    },
    {
      name: "subcategoria",
      label: "Subcategoría",
      all: "Todas las subcategorías",
      value: filter.subcategoria_id,
      options: choices(subcategorias),
    },
    estadoFilter(filter.estado, estados),
  ];
}
