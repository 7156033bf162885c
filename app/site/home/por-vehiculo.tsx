import { countOf } from "~/domain/kernel/text";
import type { MarcasLeidas } from "~/domain/vehiculos/datos.server";
import { marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { BuscadorVehiculo } from "~/site/vehiculos/buscador";
import { cx } from "~/ui/cx";
import { titleBlock } from "~/ui/title-block";

const cell = cx(
  "grid min-h-16 content-center bg-papel px-4 text-lead leading-tight font-semibold no-underline hover:[box-shadow:inset_0_-3px_var(--color-minio-600)]",
);

/** The search by vehicle on the home page, with links to the makes that there is most for; nothing without makes. */
export function PorVehiculo({ vehiculos }: { vehiculos: MarcasLeidas }) {
  const { marcas, principales } = vehiculos;
  if (marcas.length === 0) return null;
  return (
    <section className="seccion al-llegar-166 lg:al-llegar-61 pb-0" aria-labelledby="por-vehiculo">
      <div className="wrap grid gap-6">
        <div className="cab-seccion mb-0">
          <h2 className="h2" id="por-vehiculo">
            Busque por vehículo
          </h2>
          <p className="lead">Marca, línea y año (modelo), como figuran en la licencia de tránsito.</p>
        </div>
        <BuscadorVehiculo marcas={marcas} />
        <ul className={cx(titleBlock, "grid-cols-2 md:grid-cols-4 xl:grid-cols-8")}>
          {principales.map((marca) => (
            <li key={marca.slug} className="grid">
              <a className={cell} href={marcaHref(marca)}>
                {marca.nombre}
              </a>
            </li>
          ))}
          <li className="sobre-tinta grid">
            <a className={cx(cell, "bg-transparent focus-visible:-outline-offset-4")} href={vehiculosHref}>
              {countOf(marcas.length, "marca", "marcas")}
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
