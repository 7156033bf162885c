import { type Estado, estados } from "~/domain/productos";

function chosenId(value: string | null): number | undefined {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** Category, subcategory and state a product list's address narrows to; anything else means all of them. */
export function productosFilter(url: URL): { categoria_id?: number; subcategoria_id?: number; estado?: Estado } {
  const { searchParams } = url;
  return {
    categoria_id: chosenId(searchParams.get("categoria")),
    subcategoria_id: chosenId(searchParams.get("subcategoria")),
    estado: estados.find((estado) => estado === searchParams.get("estado")),
  };
}
