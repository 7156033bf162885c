import { Info } from "lucide-react";
import { type Aplicacion, anosText, notaText } from "~/domain/vehiculos/aplicaciones";
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

const columns = ["Marca", "Línea", "Años", "Posición", "Nota"] as const;

function Tabla({ filas, label }: { filas: readonly Fila[]; label: string }) {
  return (
    <Table
      label={label}
      className="lg:table-fixed"
      rows="[&>tr>*]:py-2.5 [&_a]:inline-block [&_a]:py-px stacked:[&>tr>:empty]:hidden!"
      head={columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    >
      {filas.map(({ linea, desde, hasta, posicion, motor, nota }, index) => (
        <tr key={index}>
          <td data-r="Marca">
            <a href={marcaHref(linea.marca)}>{linea.marca.nombre}</a>
          </td>
          <td data-r="Línea">
            <a href={lineaHref(linea.marca, linea)}>{linea.nombre}</a>
          </td>
          <td data-r="Años" className="mono text-sm">
            {anosText(desde, hasta)}
          </td>
          <td data-r="Posición">{posicion}</td>
          <td data-r="Nota">{notaText({ motor, nota })}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The vehicles that a product fits (PUB §2 Product): the first twelve, the rest folded. */
export function Aplicaciones({ filas, universal }: { filas: readonly Fila[]; universal: boolean }) {
  if (filas.length === 0 && !universal) return null;
  const rest = filas.length - PRIMERAS;
  return (
    <section className="wrap grid gap-3.5 pb-air-lg print:p-0" aria-labelledby="aplicaciones" data-part="aplicaciones">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h3" id="aplicaciones">
          Aplicaciones
        </h2>
        {filas.length > 0 && <Badge>{formatNumber(filas.length)}</Badge>}
      </div>
      {universal && (
        <p>
          <b>Universal.</b> Se ajusta por medida, no por vehículo.
        </p>
      )}
      {filas.length > 0 && (
        <div className={siteTableBox}>
          <Tabla filas={filas.slice(0, PRIMERAS)} label="aplicaciones" />
          {rest > 0 && (
            <details className="border-t border-tinta-200 print:hidden">
              <summary className={cx(textLink, "cursor-pointer px-4")}>
                Ver {formatNumber(rest)} {rest === 1 ? "aplicación" : "aplicaciones"} más
              </summary>
              <Tabla filas={filas.slice(PRIMERAS)} label="aplicaciones" />
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
