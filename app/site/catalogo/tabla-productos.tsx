import { productoHref } from "~/domain/catalogo/hrefs";

export interface FilaProducto {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  categoria: { nombre: string; slug: string };
  subcategoria: { nombre: string; slug: string };
}

interface TablaProductosProps {
  productos: readonly FilaProducto[];
  /** Id of the heading that names the table. */
  labelledby: string;
  /** Shows each product's section, for lists that span several sections. */
  donde?: boolean;
}

/** A table of products with code and name; the whole row is a link. */
export function TablaProductos({ productos, labelledby, donde }: TablaProductosProps) {
  return (
    <div className="tabla-caja">
      <table className="tabla-prod apilada" aria-labelledby={labelledby}>
        <thead>
          <tr>
            <th scope="col" className="w-40">
              Código
            </th>
            <th scope="col">Nombre del producto</th>
            {donde && <th scope="col">Dónde está</th>}
            <th scope="col">
              <span className="oculto">Abrir</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {productos.map((producto) => (
            <tr key={producto.id}>
              <th scope="row" className="cod">
                {producto.codigo}
              </th>
              <td>
                <a href={productoHref(producto.categoria, producto.subcategoria, producto)}>{producto.nombre}</a>
              </td>
              {donde && (
                <td className="text-[0.9375rem] text-tinta-600">
                  {producto.categoria.nombre} › {producto.subcategoria.nombre}
                </td>
              )}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
