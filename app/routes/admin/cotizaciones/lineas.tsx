import { Link } from "react-router";
import { Tabla } from "~/admin/list/table";
import type { getCotizacion } from "~/domain/cotizaciones/cotizaciones.server";
import { ivaText, precioText, totalText } from "~/domain/cotizaciones/respuesta";
import type { LineaRespuesta } from "~/domain/cotizaciones/schemas/respuesta";
import { formatNumber } from "~/domain/kernel/text";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { codeCell } from "~/ui/list/table";

/** Around a table whose columns after the name are numbers. */
export const numeros = cx(
  "cifras sm:[&_:is(td,th):nth-child(n+3)]:text-right sm:[&_td:nth-child(n+3)]:whitespace-nowrap",
);

type Linea = NonNullable<Awaited<ReturnType<typeof getCotizacion>>>["lineas"][number];

/** The lines of a request, as they were sent; those whose product is still there lead to its editor. */
export function Lineas({ lineas }: { lineas: readonly Linea[] }) {
  return (
    <Card aria-labelledby="lineas">
      <CardHeader>
        <CardTitle id="lineas">Productos</CardTitle>
      </CardHeader>
      <div className={numeros}>
        <Tabla columns={["Código", "Nombre", "Cantidad"]} label="lineas">
          {lineas.map(({ producto_id, codigo, nombre, cantidad, existe }) => (
            <tr key={producto_id}>
              <th scope="row" className={codeCell}>
                {existe ? <Link to={`/admin/productos/${producto_id}`}>{codigo}</Link> : codigo}
              </th>
              <td data-r="Nombre" className="wrap-anywhere">
                {nombre}
              </td>
              <td data-r="Cantidad">{formatNumber(cantidad)}</td>
            </tr>
          ))}
        </Tabla>
      </div>
    </Card>
  );
}

/** A row of an answer as its customer sees it; `dias` are those of the lines that have none of their own. */
export function filaRespuesta(linea: LineaRespuesta, dias: number) {
  const { producto_id, codigo, nombre, cantidad, precio } = linea;
  return (
    <tr key={producto_id}>
      <th scope="row" className={codeCell}>
        {codigo}
      </th>
      <td data-r="Nombre" className="wrap-anywhere">
        {nombre}
      </td>
      <td data-r="Cantidad">{formatNumber(cantidad)}</td>
      <td data-r="Precio unitario" className="whitespace-nowrap">
        {precioText(linea)}
      </td>
      <td data-r="IVA">{ivaText(linea)}</td>
      <td data-r="Días">{precio === null ? "-" : (linea.dias ?? dias)}</td>
      <td data-r="Total sin IVA" className="whitespace-nowrap">
        {totalText(linea)}
      </td>
    </tr>
  );
}
