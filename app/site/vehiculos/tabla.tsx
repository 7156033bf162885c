import { productoHref } from "~/domain/catalogo/hrefs";
import { anosText, notaText } from "~/domain/vehiculos/aplicaciones";
import type { FilaVehiculo } from "~/domain/vehiculos/productos-de-linea.server";
import { codes, siteTableBox } from "~/site/catalogo/tabla-productos";
import { cx } from "~/ui/cx";
import { Table } from "~/ui/list/table";

const columns = cx(
  "[&_a]:font-medium [&_a]:no-underline [&_a:hover]:underline [&>tr>*]:py-3",
  "stacked:[&>tr>:empty]:hidden! stacked:[&>tr>th]:text-tinta-600",
);

/** Different texts, one below the other. */
function Textos({ de }: { de: readonly string[] }) {
  return [...new Set(de.filter(Boolean))].map((text) => <div key={text}>{text}</div>);
}

/** A line's products of one category; a universal product has no years. */
export function TablaVehiculo({ filas, labelledby }: { filas: readonly FilaVehiculo[]; labelledby: string }) {
  return (
    <div className={siteTableBox}>
      <Table
        label={labelledby}
        className="lg:table-fixed"
        rows={cx(codes, columns)}
        head={
          <>
            <th scope="col" className="w-36">
              Código
            </th>
            <th scope="col">Nombre</th>
            <th scope="col" className="w-48">
              Años
            </th>
            <th scope="col" className="w-48">
              Posición
            </th>
            <th scope="col" className="w-56">
              Nota
            </th>
          </>
        }
      >
        {filas.map(({ id, codigo, nombre, slug, categoria, subcategoria, aplicaciones }) => (
          <tr key={id}>
            <th scope="row">{codigo}</th>
            <td>
              <a href={productoHref(categoria, subcategoria, { slug })}>{nombre}</a>
            </td>
            <td data-r="Años">
              {aplicaciones.length === 0 ? (
                "Todos"
              ) : (
                <Textos de={aplicaciones.map(({ desde, hasta }) => anosText(desde, hasta))} />
              )}
            </td>
            <td data-r="Posición">
              <Textos de={aplicaciones.map(({ posicion }) => posicion)} />
            </td>
            <td data-r="Nota" className="text-sm text-tinta-600">
              <Textos de={aplicaciones.map(notaText)} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}
