import { getHome } from "~/domain/home.server";
import { homeFallbacks } from "~/domain/home";
import { Cabeza } from "~/site/cabeza";
import { CategoriasGrid } from "~/site/categorias-grid";
import { Cotas } from "~/site/cotas";
import { EmpresaEstructurada } from "~/site/datos-estructurados";
import { Dibujo } from "~/site/dibujo";
import { Ficha } from "~/site/ficha";
import { Hero } from "~/site/hero";
import { Llamado } from "~/site/llamado";
import { useSitio } from "~/site/sitio";
import type { Route } from "./+types/home";

export async function loader() {
  return getHome();
}

function Categorias({ bloque }: { bloque: Route.ComponentProps["loaderData"]["bloque"] }) {
  const { categorias } = useSitio();
  return (
    <section className="seccion" id="categorias">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2">{bloque.titulo}</h2>
          <p className="lead">{bloque.descripcion}</p>
        </div>
        {categorias.length > 0 ? (
          <CategoriasGrid categorias={categorias} />
        ) : (
          <div className="filetes filetes--3">
            {homeFallbacks.categorias.map(({ nombre, dibujo, href }) => (
              <Ficha key={nombre} href={href} titulo={nombre} figura={<Dibujo nombre={dibujo} recorte />} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, bloque, beneficios, cta } = loaderData;
  const { ajustes, banner } = useSitio();
  return (
    <>
      <Cabeza
        titulo={`${ajustes.lema} - ${ajustes.empresa}`}
        descripcion={banner.descripcion}
        canonica="/"
        imagen={slides[0]?.medio}
      />
      <EmpresaEstructurada />
      <Hero slides={slides} />
      <Categorias bloque={bloque} />
      <section className="seccion sobre-papel" aria-labelledby="beneficios">
        <div className="wrap">
          <div className="cab-seccion">
            <h2 className="h2" id="beneficios">
              ¿Por qué elegirnos?
            </h2>
          </div>
          <Cotas
            cotas={beneficios.map(({ icono, titulo, descripcion }) => ({ cifra: icono, titulo, texto: descripcion }))}
          />
        </div>
      </section>
      <Llamado titulo={cta.titulo} texto={cta.descripcion} boton={cta.texto_boton} href={cta.url_boton} grande />
    </>
  );
}
