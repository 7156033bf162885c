import { ArrowRight } from "lucide-react";
import { productoHref } from "~/domain/rutas";
import { Icon } from "~/ui/icon";

export interface Resultado {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  categoria: { nombre: string; slug: string };
  subcategoria: { nombre: string; slug: string };
}

/** Products found: code, name and where each belongs; the whole row a link. Labelled by #resultados unless told. */
export function ResultadosTabla({
  productos,
  labelledby = "resultados",
}: {
  productos: readonly Resultado[];
  labelledby?: string;
}) {
  return (
    <div className="tabla-caja">
      <table className="tabla-prod apilada" aria-labelledby={labelledby}>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Nombre del producto</th>
            <th scope="col">Dónde está</th>
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
              <td className="donde">
                {producto.categoria.nombre} › {producto.subcategoria.nombre}
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
