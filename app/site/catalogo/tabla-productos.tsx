import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Table, tableBox } from "~/ui/list/table";
import { productoHref } from "~/domain/catalogo/hrefs";

export interface FilaProducto {
  id: number;
  codigo: string;
  nombre: string;
  slug: string;
  categoria: { nombre: string; slug: string };
  subcategoria: { nombre: string; slug: string };
  /** The vehicles it is for: "Renault, Nissan y 3 más", "Universal". */
  vehiculos?: string;
}

interface TablaProductosProps {
  productos: readonly FilaProducto[];
  /** Id of the heading that names the table. */
  labelledby: string;
  /** Shows each product's section, for lists that span several sections. */
  donde?: boolean;
  /** How a code is shown; by default as it is. */
  codigo?: (producto: FilaProducto) => ReactNode;
}

/** The frame of a table on the site. */
export const siteTableBox = cx(tableBox, "border border-tinta-950");

/** Rows that begin with a code. */
export const codes = cx(
  "[:where(&_th)]:font-mono [:where(&_th)]:text-sm [:where(&_th)]:font-medium [:where(&_th)]:whitespace-nowrap",
);

const links = cx(
  "[&_a]:font-medium [&_a]:no-underline [&_a]:after:absolute [&_a]:after:inset-0 [&>tr]:relative [&>tr:hover_a]:underline",
  "[&>tr:hover>:first-child]:[box-shadow:inset_3px_0_var(--color-minio-600)] [&>tr>*]:py-4",
  "print:[&>tr>*]:py-1! print:[&>tr>*]:text-micro!",
);

/** A table of products with code and name; the whole row is a link. */
export function TablaProductos({ productos, labelledby, donde, codigo }: TablaProductosProps) {
  return (
    <div className={siteTableBox}>
      <Table
        label={labelledby}
        rows={cx(codes, links)}
        head={
          <>
            <th scope="col" className="w-40">
              Código
            </th>
            <th scope="col">Nombre del producto</th>
            {donde && <th scope="col">Dónde está</th>}
          </>
        }
      >
        {productos.map((producto) => (
          <tr key={producto.id}>
            <th scope="row">{codigo ? codigo(producto) : producto.codigo}</th>
            <td>
              <a href={productoHref(producto.categoria, producto.subcategoria, producto)}>{producto.nombre}</a>
              {producto.vehiculos && (
                <span className="block text-sm text-tinta-600 print:hidden">{producto.vehiculos}</span>
              )}
            </td>
            {donde && (
              <td className="text-sm text-tinta-600">
                {producto.categoria.nombre} › {producto.subcategoria.nombre}
              </td>
            )}
          </tr>
        ))}
      </Table>
    </div>
  );
}
