import { db } from "~/services/db/client.server";
import { type Estado, productosPorPagina } from "./productos";
import { words } from "./texto";

export interface ProductosQuery {
  q: string;
  categoria_id?: number;
  subcategoria_id?: number;
  estado?: Estado;
  page: number;
}

/** How many products a filter without text holds, from the counts kept with the subcategories: no product is read. */
async function countKept({ categoria_id, subcategoria_id, estado }: ProductosQuery): Promise<number> {
  const { _sum } = await db.subcategoria.aggregate({
    where: { id: subcategoria_id, categoria_id },
    _sum: { productos_total: true, productos_visibles: true },
  });
  const total = _sum.productos_total ?? 0;
  const visibles = _sum.productos_visibles ?? 0;
  return estado === undefined ? total : estado === "visible" ? visibles : total - visibles;
}

/** A page of the products of a search (substring of code, name, category, subcategory: ADM §2), and how many there are. */
export async function listProductos(query: ProductosQuery) {
  const typed = words(query.q);
  const where = {
    categoria_id: query.categoria_id,
    subcategoria_id: query.subcategoria_id,
    visible: query.estado === undefined ? undefined : query.estado === "visible",
    // Every name sorts after "": even the whole list is read through the index of its order.
    clave: { gte: "" },
    AND: typed.map((word) => ({ busqueda: { contains: word } })),
  };
  const [total, productos] = await Promise.all([
    typed.length > 0 ? db.producto.count({ where }) : countKept(query),
    db.producto.findMany({
      where,
      orderBy: [{ clave: "asc" }, { id: "asc" }],
      skip: (query.page - 1) * productosPorPagina,
      take: productosPorPagina,
      select: {
        id: true,
        codigo: true,
        nombre: true,
        descripcion: true,
        visible: true,
        revision: true,
        categoria: { select: { nombre: true } },
        subcategoria: { select: { nombre: true } },
      },
    }),
  ]);
  return { total, productos };
}
