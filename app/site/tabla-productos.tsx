import { ArrowRight } from "lucide-react";
import { productoHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";

interface TablaProductosProps {
  productos: readonly { id: number; codigo: string; nombre: string; slug: string }[];
  subcategoria: { slug: string; categoria: { slug: string } };
}

/** The products of a subcategory: code and name, the whole row a link. Labelled by the heading #productos. */
export function TablaProductos({ productos, subcategoria }: TablaProductosProps) {
  return (
    <div className="tabla-caja">
      <table className="tabla-prod apilada" aria-labelledby="productos">
        <thead>
          <tr>
            <th scope="col" className="w-40">
              Código
            </th>
            <th scope="col">Nombre del producto</th>
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
                <a href={productoHref(subcategoria.categoria, subcategoria, producto)}>{producto.nombre}</a>
              </td>
              <td>
                <Icon of={ArrowRight} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
