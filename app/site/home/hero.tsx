import { mediaHref } from "~/domain/catalogo/hrefs";
import { BotonPdf } from "~/site/frame/boton-pdf";
import { Deslizador } from "./deslizador";
import { Isotipo } from "~/site/frame/marca";
import { type Medio, MedioView } from "~/site/frame/medio";
import { useSitio } from "~/site/frame/sitio";
import { Vehiculo } from "./vehiculo";

interface Slide {
  medio: Medio;
  titulo: string;
  descripcion: string;
}

/** The hero of the home page: logo, banner texts, the catalogue's button, and the slides or the numbered vehicle. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const { ajustes, banner, logo, logoFallo, categorias } = useSitio();
  const laminas = slides.map(({ medio, titulo, descripcion }, index) => ({
    vista: <MedioView medio={medio} dibujo="portaequipaje" tamano="hero" primero={index === 0} />,
    titulo,
    texto: descripcion,
  }));
  const plano = {
    vista: <Vehiculo categorias={categorias} />,
    titulo: "Un vehículo, todas sus piezas",
    texto: "Elija su categoría y encuentre la referencia.",
  };
  return (
    <section className="hero">
      <div className="rejilla">
        <div className="wrap-izq">
          <div className="dicho">
            <span data-part="logo">
              {logo ? (
                <img
                  className="h-15 w-auto"
                  data-respaldo="/favicon.svg"
                  src={mediaHref(logo)}
                  alt={ajustes.empresa}
                  width={logo.ancho ?? 240}
                  height={logo.alto ?? 80}
                />
              ) : (
                <Isotipo className="size-13" />
              )}
              {logoFallo && <span className="nota">Error al cargar el logo</span>}
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
