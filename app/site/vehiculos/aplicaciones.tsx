import { Info } from "lucide";
import { type Aplicacion, anosText, columnasDe, notaText } from "~/domain/vehiculos/aplicaciones";
import { lineaHref, marcaHref } from "~/domain/vehiculos/hrefs";
import { formatNumber } from "~/domain/kernel/text";
import { siteTableBox } from "~/site/catalogo/tabla-productos";
import { Badge } from "~/ui/badge";
import { textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Table } from "~/ui/list/table";

/** Rows that are not folded; paper has only these. */
const PRIMERAS = 12;

interface Named {
  nombre: string;
  slug: string;
}
type Fila = Aplicacion & { linea: Named & { marca: Named } };

/** On a phone a row has the vehicle and its years in one line, and what is said of them below. */
const rows = cx(
  "[&_a]:inline-block [&_a]:py-px [&_tbody>tr>*]:py-2.5",
  "stacked:filas:grid-cols-[auto_1fr_auto] stacked:filas:gap-x-3.5 stacked:[&_tbody>tr>*]:wrap-break-word stacked:[&_tbody>tr>:empty]:oculto",
);

interface TablaProps {
  filas: readonly Fila[];
  /** Columns that some application of the product needs. */
  con: Readonly<{ posicion: boolean; nota: boolean }>;
}

function Tabla({ filas, con }: TablaProps) {
  const columns = ["Marca", "Línea", "Años", con.posicion && "Posición", con.nota && "Nota"];
  return (
    <Table
      label="aplicaciones"
      className="lg:table-fixed"
      rows={rows}
      head={columns.map(
        (column) =>
          column && (
            <th key={column} scope="col">
              {column}
            </th>
          ),
      )}
    >
      {filas.map((fila, index) => (
        <tr key={index}>
          <td>
            <a href={marcaHref(fila.linea.marca)}>{fila.linea.marca.nombre}</a>
          </td>
          <td>
            <a href={lineaHref(fila.linea.marca, fila.linea)}>{fila.linea.nombre}</a>
          </td>
          <td className="mono text-sm">{anosText(fila.desde, fila.hasta)}</td>
          {con.posicion && <td className="col-span-full">{fila.posicion}</td>}
          {con.nota && <td className="col-span-full">{notaText(fila)}</td>}
        </tr>
      ))}
    </Table>
  );
}

interface AplicacionesProps {
  filas: readonly Fila[];
  universal: boolean;
  /** Where it stands on the page. */
  className: string;
}

/** The vehicles that a product fits (PUB §2 Product): the first twelve, the rest folded. */
export function Aplicaciones({ filas, universal, className }: AplicacionesProps) {
  if (filas.length === 0 && !universal) return null;
  const rest = filas.length - PRIMERAS;
  const con = columnasDe(filas);
  return (
    <section className={cx("grid gap-3", className)} aria-labelledby="aplicaciones" data-part="aplicaciones">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h3" id="aplicaciones">
          Aplicaciones
        </h2>
        {filas.length > 0 && <Badge>{formatNumber(filas.length)}</Badge>}
      </div>
      {universal && (
        <p className="border border-tinta-950 bg-papel px-4 py-3">
          <b>Universal.</b> Se ajusta por medida, no por vehículo.
        </p>
      )}
      {filas.length > 0 && (
        <div className={siteTableBox}>
          <Tabla filas={filas.slice(0, PRIMERAS)} con={con} />
          {rest > 0 && (
            <details className="border-t border-tinta-200 print:hidden">
              <summary className={cx(textLink, "cursor-pointer px-4")}>
                Ver {formatNumber(rest)} {rest === 1 ? "aplicación" : "aplicaciones"} más
              </summary>
              <Tabla filas={filas.slice(PRIMERAS)} con={con} />
            </details>
          )}
        </div>
      )}
      <p className="nota flex items-center gap-2">
        <Icon of={Info} />
        Confirme la aplicación con su asesor antes de comprar.
      </p>
    </section>
  );
}
