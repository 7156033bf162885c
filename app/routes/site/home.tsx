import { firstPicture } from "~/domain/medios/medios";
import { getHome } from "~/domain/paginas/home.server";
import { getMarcas } from "~/domain/vehiculos/datos.server";
import { homeFallbacks } from "~/domain/paginas/home";
import { Cabeza } from "~/site/frame/cabeza";
import { CategoriasGrid } from "~/site/catalogo/categorias-grid";
import { Cotas } from "~/site/home/cotas";
import { EmpresaEstructurada } from "~/site/frame/datos-estructurados";
import { Dibujo } from "~/site/dibujo/dibujo";
import { Ficha, FichaGrid } from "~/site/catalogo/ficha";
import { Signo } from "~/site/home/signo";
import { Hero } from "~/site/home/hero";
import { PorVehiculo } from "~/site/home/por-vehiculo";
import { Llamado } from "~/site/home/llamado";
import { ServerOnly } from "~/site/frame/server-only";
import { useSitio } from "~/site/frame/sitio";
import type { Route } from "./+types/home";

export async function loader() {
  const [home, vehiculos] = await Promise.all([getHome(), getMarcas()]);
  return new ServerOnly({ ...home, vehiculos });
}

function Categorias({ bloque }: { bloque: Route.ComponentProps["loaderData"]["value"]["bloque"] }) {
  const { categorias } = useSitio();
  return (
    <section className="seccion al-llegar-384 lg:al-llegar-218" id="categorias">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2">{bloque.titulo}</h2>
          <p className="lead">{bloque.descripcion}</p>
        </div>
        {categorias.length > 0 ? (
          <CategoriasGrid categorias={categorias} />
        ) : (
          <FichaGrid columns={3}>
            {homeFallbacks.categorias.map(({ nombre, dibujo, href }) => (
              <Ficha key={nombre} href={href} titulo={nombre} figura={<Dibujo vista="tarjeta" nombre={dibujo} />} />
            ))}
          </FichaGrid>
        )}
      </div>
    </section>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, bloque, beneficios, cta, vehiculos } = loaderData.value;
  const { ajustes, banner } = useSitio();
  return (
    <>
      <Cabeza
        titulo={`${ajustes.lema} - ${ajustes.empresa}`}
        descripcion={banner.descripcion}
        canonica="/"
        imagen={firstPicture(slides)}
      />
      <EmpresaEstructurada />
      <Hero slides={slides} />
      <PorVehiculo vehiculos={vehiculos} />
      <Categorias bloque={bloque} />
      <section
        className="seccion al-llegar-215 lg:al-llegar-78 border-t border-tinta-950 bg-papel"
        aria-labelledby="beneficios"
      >
        <div className="wrap">
          <div className="cab-seccion">
            <h2 className="h2" id="beneficios">
              ¿Por qué elegirnos?
            </h2>
          </div>
          <Cotas
            cotas={beneficios.map(({ icono, titulo, descripcion: texto }) => ({
              cifra: <Signo icono={icono} />,
              titulo,
              texto,
            }))}
          />
        </div>
      </section>
      <Llamado titulo={cta.titulo} texto={cta.descripcion} boton={cta.texto_boton} href={cta.url_boton} grande />
    </>
  );
}
