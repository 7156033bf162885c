import { ArrowLeft } from "lucide";
import { redirect } from "react-router";
import { countedOf, countOf, formatCounted, afterColon } from "~/domain/kernel/text";
import { anosText } from "~/domain/vehiculos/aplicaciones";
import { lineaHref, marcaHref, vehiculosHref } from "~/domain/vehiculos/hrefs";
import { countUsos, readRangos } from "~/domain/vehiculos/publico.server";
import { Cabeza } from "~/site/frame/cabeza";
import { Migas } from "~/site/frame/migas";
import { ServerOnly } from "~/site/frame/server-only";
import { CabeceraVehiculos } from "~/site/vehiculos/cabecera";
import { resolveMarca } from "~/site/vehiculos/resolver.server";
import { textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/marca";

export async function loader({ params }: Route.LoaderArgs) {
  const { marca, moved } = await resolveMarca(params.marca);
  if (moved) throw redirect(marcaHref(marca), 301);
  const [usos, rangos] = await Promise.all([countUsos([marca]), readRangos(marca.lineas)]);
  const lineas = marca.lineas.map((linea) => {
    return { ...linea, rango: rangos.get(linea.id) };
  });
  return new ServerOnly({ marca, lineas, productos: usos.get(marca.id) ?? 0 });
}

export default function Marca({ loaderData }: Route.ComponentProps) {
  const { marca, lineas, productos } = loaderData.value;
  const cuenta = `${countOf(lineas.length, "línea", "líneas")} con ${countedOf(productos, "producto", "productos")}.`;
  return (
    <>
      <Cabeza
        titulo={`Autopartes para ${marca.nombre}`}
        descripcion={`Autopartes para ${marca.nombre} por línea y año (modelo)${afterColon(lineas)}.`}
        canonica={marcaHref(marca)}
        noindex={productos === 0}
      />
      <Migas ruta={[{ nombre: "Vehículos", href: vehiculosHref }]} actual={marca.nombre} />
      <CabeceraVehiculos
        titulo={marca.nombre}
        lado={
          <p className="lead">
            {cuenta} {productos > 0 && "El rango indica los años (modelo) para los que tenemos piezas."}
          </p>
        }
      />
      <section className="seccion pt-air-md" aria-labelledby="lineas">
        <div className="wrap grid gap-5">
          <h2 className="h3" id="lineas">
            Líneas
          </h2>
          <ul className="border-t border-tinta-950 md:columns-2 md:gap-14 xl:columns-3">
            {lineas.map(({ id, slug, nombre, alias, rango, productos: cuantos }) => (
              <li key={id} className="break-inside-avoid border-b border-tinta-200">
                <a
                  className="grid min-h-13 grid-cols-[minmax(0,1fr)_fit-content(40%)_3.5rem] items-baseline gap-3 px-1 py-3 no-underline hover:bg-papel hover:filo"
                  href={lineaHref(marca, { slug })}
                >
                  <span>
                    <b className="font-semibold wrap-anywhere">{nombre}</b>{" "}
                    {alias && <small className="block text-sm text-tinta-600">También: {alias}</small>}
                  </span>{" "}
                  <span className="mono text-right text-sm text-tinta-600">
                    {rango && anosText(rango.desde, rango.hasta)}
                  </span>{" "}
                  <span className="text-right">
                    {formatCounted(cuantos)}
                    <span className="oculto"> {cuantos === 1 ? "producto" : "productos"}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a className={textLink} href={vehiculosHref}>
              <Icon of={ArrowLeft} />
              Todas las marcas
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
