import { ArrowRight } from "lucide-react";
import { getHome } from "~/domain/home.server";
import { homeFallbacks } from "~/domain/home";
import { catalogoHref } from "~/domain/rutas";
import { BotonPdf } from "~/site/boton-pdf";
import { Cabeza } from "~/site/cabeza";
import { CategoriasGrid } from "~/site/categorias-grid";
import { Cotas } from "~/site/cotas";
import { Deslizador } from "~/site/deslizador";
import { Dibujo } from "~/site/dibujo";
import { Ficha } from "~/site/ficha";
import { Llamado } from "~/site/llamado";
import { Isotipo } from "~/site/marca";
import { MedioView } from "~/site/medio";
import { useSitio } from "~/site/sitio";
import { Vehiculo } from "~/site/vehiculo";
import { Icon } from "~/ui/icon";
import { mediaHref } from "~/domain/rutas";
import type { Route } from "./+types/home";

export async function loader() {
  return getHome();
}

function Hero({ slides }: { slides: Route.ComponentProps["loaderData"]["slides"] }) {
  const { banner, logo, categorias } = useSitio();
  const laminas = slides.map(({ medio, titulo, descripcion }, index) => ({
    vista: <MedioView medio={medio} dibujo="vehiculo" primero={index === 0} />,
    titulo,
    texto: descripcion,
  }));
  const plano = { vista: <Vehiculo categorias={categorias} />, titulo: "Siete familias sobre un mismo vehículo", texto: "Del portaequipaje al último perno." };
  return (
    <section className="hero">
      <div className="rejilla">
        <div className="wrap-izq">
          <div className="dicho">
            <span className="logo-hero">
              {logo ? <img src={mediaHref(logo)} alt="" width={logo.ancho ?? 240} height={logo.alto ?? 80} /> : <Isotipo />}
            </span>
            <h1 className="display">{banner.titulo}</h1>
            <p className="sub">{banner.subtitulo}</p>
            <p className="lead">{banner.descripcion}</p>
            <div className="btns">
              <BotonPdf />
              <a className="btn btn--linea" href="/contacto">
                Contáctenos
              </a>
            </div>
          </div>
        </div>
        <div className={laminas.length > 0 ? "visor fotos" : "visor lamina--cuadricula"}>
          <Deslizador id="lamina" etiqueta="Destacados" automatico laminas={laminas.length > 0 ? laminas : [plano]} />
        </div>
      </div>
    </section>
  );
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
          <CategoriasGrid categorias={categorias}>
            <div className="ficha ficha--tinta sobre-tinta">
              <p className="h2">El catálogo completo, en un solo PDF.</p>
              <div className="btns">
                <BotonPdf />
                <a className="enlace" href={catalogoHref}>
                  Ver todas las categorías <Icon of={ArrowRight} />
                </a>
              </div>
            </div>
          </CategoriasGrid>
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
      <Cabeza titulo={`${ajustes.lema} - ${ajustes.empresa}`} descripcion={banner.descripcion} canonica="/" />
      <Hero slides={slides} />
      <Categorias bloque={bloque} />
      <section className="seccion sobre-papel" aria-labelledby="beneficios">
        <div className="wrap">
          <div className="cab-seccion">
            <h2 className="h2" id="beneficios">
              ¿Por qué elegirnos?
            </h2>
          </div>
          <Cotas cotas={beneficios.map(({ icono, titulo, descripcion }) => ({ cifra: icono, titulo, texto: descripcion }))} />
        </div>
      </section>
      <Llamado titulo={cta.titulo} texto={cta.descripcion} boton={cta.texto_boton} href={cta.url_boton} grande />
    </>
  );
}
