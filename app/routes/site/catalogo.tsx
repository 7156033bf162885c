import { dibujoDe } from "~/domain/medios/dibujos";
import { categoriasFijas } from "~/domain/paginas/home";
import { getMarcas } from "~/domain/vehiculos/datos.server";
import { firstPicture } from "~/domain/medios/medios";
import { CatalogueButtons } from "~/site/frame/boton-pdf";
import { Buscador } from "~/site/catalogo/buscador";
import { Cabeza } from "~/site/frame/cabeza";
import { CategoriasGrid } from "~/site/catalogo/categorias-grid";
import { LlamadoPieza } from "~/site/home/llamado";
import { Migas } from "~/site/frame/migas";
import { HeadColumns, PageHead } from "~/site/frame/page-head";
import { ServerOnly } from "~/site/frame/server-only";
import { useSitio } from "~/site/frame/sitio";
import { PorVehiculo } from "~/site/home/por-vehiculo";
import { isNumbered, Vehiculo } from "~/site/home/vehiculo";
import { cx } from "~/ui/cx";
import { tabClass, tabsClass } from "~/ui/tabs";
import type { Route } from "./+types/catalogo";

const descripcion =
  "Explore el catálogo de autopartes por categoría: accesorios 4x4 y de automóviles, amortiguadores, carrocería, ferretería, guardapolvos y seguridad vehicular.";

export async function loader(_: Route.LoaderArgs) {
  return new ServerOnly(await getMarcas());
}

export default function Catalogo({ loaderData: { value: vehiculos } }: Route.ComponentProps) {
  const { categorias } = useSitio();
  const imagen = firstPicture(categorias.flatMap(({ medios }) => medios));
  // Without categories in the database, the seven fixed ones are shown, as no links: they have no page (DEC 4).
  const shown =
    categorias.length > 0
      ? categorias
      : categoriasFijas.map((fija) => ({ ...fija, slug: "", foto: null, dibujo: dibujoDe({ ...fija, dibujo: "" }) }));
  return (
    <>
      <Cabeza titulo="Catálogo" descripcion={descripcion} canonica="/catalogo" imagen={imagen} />
      <Migas actual="Catálogo" />
      <PageHead>
        <HeadColumns
          texts={
            <>
              <h1 className="h1">Catálogo</h1>
              <p className="lead">
                {isNumbered(categorias) && (
                  // Where the drawing is too small for its numbers, nothing is said of them.
                  <span className="max-sm:hidden lg:max-xl:hidden">
                    Cada número corresponde a su lugar en el vehículo.{" "}
                  </span>
                )}
                Elija una categoría o descargue el catálogo completo.
              </p>
              <Buscador id="q-catalogo" etiqueta="Buscar en el catálogo" className="w-full max-w-112 sm:hidden" />
              <CatalogueButtons />
            </>
          }
        >
          <div className="lamina lamina--cuadricula lamina--zonas grid place-items-center p-air-sm">
            <Vehiculo categorias={categorias} />
          </div>
        </HeadColumns>
      </PageHead>
      <PorVehiculo vehiculos={vehiculos} />
      <section className="seccion al-llegar-357 lg:al-llegar-218" aria-labelledby="explorar">
        <div className="wrap">
          <div className={cx(tabsClass, "mb-air-md")}>
            <a className={tabClass} href="#explorar" aria-current="true">
              <h2 className="text-base [font-weight:inherit]" id="explorar">
                Explorar por Categorías
              </h2>
            </a>
          </div>
          <CategoriasGrid categorias={shown} whole />
        </div>
      </section>
      <LlamadoPieza />
    </>
  );
}
