import { type Estado, estados } from "~/domain/catalogo/listas";
import { estadoFilter, estadoOf, type Filter } from "~/admin/list/list";
import { readId } from "~/domain/kernel/choices";

interface Rama {
  id: number;
  nombre: string;
  subcategorias: readonly { id: number; nombre: string }[];
}

interface Filtro {
  categoria_id?: number;
  subcategoria_id?: number;
  estado?: Estado;
}

/**
 * Category, subcategory and state filters of a product list from its address; other values mean all products, also a
 * subcategory that was chosen before another category was.
 */
export function productosFilter(url: URL, categorias: readonly Rama[]): Filtro {
  const { searchParams } = url;
  const categoria_id = readId(searchParams.get("categoria"));
  const subcategoria_id = readId(searchParams.get("subcategoria"));
  const categoria = categorias.find(({ id }) => id === categoria_id);
  const isOthers = categoria && !categoria.subcategorias.some(({ id }) => id === subcategoria_id);
  return {
    categoria_id,
    subcategoria_id: isOthers ? undefined : subcategoria_id,
    estado: estadoOf(url, estados) ?? undefined,
  };
}

/** The filters of a product list. */
export function productosFilters(categorias: readonly Rama[], filter: Filtro): Filter[] {
  const subcategorias = filter.categoria_id
    ? categorias.filter(({ id }) => id === filter.categoria_id).flatMap((categoria) => categoria.subcategorias)
    : categorias.flatMap((categoria) =>
        categoria.subcategorias.map(({ id, nombre }) => ({ id, nombre: `${categoria.nombre} › ${nombre}` })),
      );
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
