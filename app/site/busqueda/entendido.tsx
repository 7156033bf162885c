import { ArrowRight } from "lucide";
import { Fragment } from "react";
import { countOf, formatNumber } from "~/domain/kernel/text";
import type { Cuenta } from "~/domain/busqueda/vehiculos.server";
import { lineaHref } from "~/domain/vehiculos/hrefs";
import { type Lectura, nombreComun } from "~/domain/vehiculos/query";
import { FormularioLista } from "~/site/cotizacion/agregar";
import { type FilaProducto, TablaProductos } from "~/site/catalogo/tabla-productos";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { ActiveFilters } from "~/ui/list/active-filters";

const anoQuery = (ano: number) => (ano === 0 ? "" : `?ano=${ano}`);

/** Says which vehicle was read in a search, with its page and the search without it. */
export function Entendido({ vehiculo: { lineas, ano }, sin }: { vehiculo: Lectura; sin: string }) {
  const value = lineas.map(({ marca, linea }, index) => (
    <Fragment key={linea.id}>
      {index > 0 && ", "}
      <a href={lineaHref(marca, linea) + anoQuery(ano)}>
        {marca.nombre} {linea.nombre}
        {ano !== 0 && ` ${ano}`}
      </a>
    </Fragment>
  ));
  return <ActiveFilters filters={[{ name: "Vehículo", value, without: sin }]} clear={sin} />;
}

interface DelVehiculoProps {
  q: string;
  vehiculo: Lectura;
  /** Products for the vehicle; for a year, or for any where `ano` is 0. */
  suyos: { productos: readonly FilaProducto[]; ano: number };
}

/** Products for the vehicle of a search that found nothing, and the way to all of them. */
export function DelVehiculo({ q, vehiculo: { lineas, ano }, suyos }: DelVehiculoProps) {
  const [first, ...others] = lineas;
  if (!first) return null;
  const own = others.length === 0 ? `${first.marca.nombre} ${first.linea.nombre}` : nombreComun(lineas);
  const isOtherYear = suyos.ano !== ano;
  const nombre = suyos.ano === 0 ? own : `${own} ${suyos.ano}`;
  return (
    <section data-part="del-vehiculo">
      <h2 className="h3 mb-4" id="del-vehiculo">
        {isOtherYear ? `No tenemos productos para ${own} ${ano}; sí para otros años` : `Lo que tenemos para ${nombre}`}
      </h2>
      <FormularioLista lista={q}>
        <TablaProductos productos={suyos.productos} labelledby="del-vehiculo" donde pide />
      </FormularioLista>
      {others.length === 0 && (
        <a
          className={cx(buttonClass({ size: "lg" }), "mt-4")}
          href={lineaHref(first.marca, first.linea) + anoQuery(suyos.ano)}
        >
          Ver todo para {nombre} <Icon of={ArrowRight} />
        </a>
      )}
    </section>
  );
}

/** How many results are for the vehicle, and why the others are there: "7 para su vehículo, 1 universal". */
export function CuentaVehiculo({ cuenta: { propios, universales, otros } }: { cuenta: Cuenta }) {
  const more = [
    ...(universales > 0 ? [countOf(universales, "universal", "universales")] : []),
    ...(otros > 0 ? [`${formatNumber(otros)} por su texto`] : []),
  ];
  return <p data-part="cuenta">{[`${formatNumber(propios)} para su vehículo`, ...more].join(", ")}</p>;
}
