import { firstPicture } from "~/domain/medios/medios";
import { redirect } from "react-router";
import { categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { CatalogueButtons } from "~/site/frame/boton-pdf";
import { Cabeza } from "~/site/frame/cabeza";
import { CabeceraPagina } from "~/site/frame/cabecera-pagina";
import { ServerOnly } from "~/site/frame/server-only";
import { Ficha, FichaGrid } from "~/site/catalogo/ficha";
import { LlamadoPieza } from "~/site/home/llamado";
import { MedioView } from "~/site/frame/medio";
import { Migas } from "~/site/frame/migas";
import { GridFiller } from "~/site/frame/relleno";
import { isCatalogo, resolveCategoria } from "~/site/catalogo/resolver.server";
import { buttonClass } from "~/ui/button";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/categoria";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { categoria, status } = await resolveCategoria(params.categoria, isCatalogo(url));
  if (status !== 200) throw redirect(categoriaHref(categoria), status);
  return new ServerOnly(categoria);
}

export default function Categoria({ loaderData }: Route.ComponentProps) {
  const categoria = loaderData.value;
  const { nombre, descripcion, medios, dibujo, subcategorias } = categoria;
  return (
    <>
      <Cabeza
        titulo={nombre}
        descripcion={descripcion}
        canonica={categoriaHref(categoria)}
        imagen={firstPicture(medios)}
      />
      <Migas actual={nombre} />
      <CabeceraPagina titulo={nombre} descripcion={descripcion} medios={medios} categoria={categoria}>
        <CatalogueButtons contacto="Solicitar cotización" />
      </CabeceraPagina>
      <section className="seccion al-llegar-332 lg:al-llegar-281">
        <div className="wrap">
          <div className="cab-seccion">
            <h2 className="h2">Subcategorías</h2>
          </div>
          {subcategorias.length > 0 ? (
            <FichaGrid>
              {subcategorias.map((subcategoria) => (
                <Ficha
                  key={subcategoria.id}
                  href={subcategoriaHref(categoria, subcategoria)}
                  titulo={subcategoria.nombre}
                  figura={
                    <MedioView medio={firstPicture(subcategoria.medios)} dibujo={dibujo} nombre={null} tamano="ficha" />
                  }
                />
              ))}
              <GridFiller cells={subcategorias.length} />
            </FichaGrid>
          ) : (
            <Vacio titulo="Sin subcategorías disponibles">
              <a className={buttonClass({ size: "lg" })} href="/catalogo">
                Ver todas las categorías
              </a>
            </Vacio>
          )}
        </div>
      </section>
      <LlamadoPieza />
    </>
  );
}
