import { Fragment } from "react";
import { countOf, formatNumber } from "~/domain/kernel/text";
import type { Cuenta } from "~/domain/busqueda/vehiculos.server";
import { lineaHref } from "~/domain/vehiculos/hrefs";
import type { Lectura } from "~/domain/vehiculos/query";
import { ActiveFilters } from "~/ui/list/active-filters";

/** Says which vehicle was read in a search, with its page and the search without it. */
export function Entendido({ vehiculo: { lineas, ano }, sin }: { vehiculo: Lectura; sin: string }) {
  const query = ano === 0 ? "" : `?ano=${ano}`;
  const value = lineas.map(({ marca, linea }, index) => (
    <Fragment key={linea.id}>
      {index > 0 && ", "}
      <a href={lineaHref(marca, linea) + query}>
        {marca.nombre} {linea.nombre}
        {ano !== 0 && ` ${ano}`}
      </a>
    </Fragment>
  ));
  return <ActiveFilters filters={[{ name: "Vehículo", value, without: sin }]} clear={sin} />;
}

/** How many results are for the vehicle, and why the others are there: "7 para su vehículo, 1 universal". */
export function CuentaVehiculo({ cuenta: { propios, universales, otros } }: { cuenta: Cuenta }) {
  const more = [
    ...(universales > 0 ? [countOf(universales, "universal", "universales")] : []),
    ...(otros > 0 ? [`${formatNumber(otros)} por su texto`] : []),
  ];
  return <p data-part="cuenta">{[`${formatNumber(propios)} para su vehículo`, ...more].join(", ")}</p>;
}
