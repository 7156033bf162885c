import { Buscador } from "~/site/catalogo/buscador";
import { CatalogueButtons } from "~/site/frame/boton-pdf";
import { cx } from "~/ui/cx";
import { Deslizador } from "./deslizador";
import { Isotipo, Logo } from "~/site/frame/marca";
import { type Medio, MedioView } from "~/site/frame/medio";
import { useSitio } from "~/site/frame/sitio";
import { Vehiculo } from "./vehiculo";

interface Slide {
  medio: Medio;
  foco: string;
  titulo: string;
  descripcion: string;
}

/** Beside the picture a long word would be broken in the largest type. */
function fitting(titulo: string): string {
  const longest = Math.max(...titulo.split(/\s/).map((word) => word.length));
  return cx(longest > 11 ? "xl:text-h2" : longest > 9 && "xl:text-h1");
}

/** The hero of the home page: logo, banner texts, the catalogue's button, and the slides or the numbered vehicle. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const { ajustes, banner, logo, logoFallo, categorias } = useSitio();
  const laminas = slides.map(({ medio, foco, titulo, descripcion }, index) => ({
    // Without an alternative text its title, which stands beside it, is enough.
    vista: <MedioView medio={medio} dibujo="portaequipaje" nombre="" tamano="hero" foco={foco} primero={index === 0} />,
    titulo,
    texto: descripcion,
  }));
  const photos = laminas.length > 0;
  const plano = {
    vista: <Vehiculo categorias={categorias} />,
    titulo: "Un vehículo, todas sus piezas",
    texto: "Elija su categoría y encuentre la referencia.",
  };
  return (
    <section className="border-b border-tinta-950 bg-papel" data-part="hero">
      <div className="grid grid-cols-1 xl:grid-cols-[minmax(0,5fr)_minmax(0,7.6fr)]">
        <div className="max-xl:mx-auto max-xl:w-[min(100%-2*var(--margen),var(--container-lamina))] xl:flex xl:pr-11 xl:pl-[max(var(--margen),(100vw-var(--container-lamina))/2)]">
          <div className="flex flex-col items-start gap-4 py-air-md max-xl:max-w-184 xl:justify-center">
            <span data-part="logo">
              {logo ? <Logo logo={logo} empresa={ajustes.empresa} /> : <Isotipo className="size-15" />}
              {logoFallo && <span className="nota">Error al cargar el logo</span>}
            </span>
            <h1 className={cx("display", fitting(banner.titulo))}>{banner.titulo}</h1>
            <p className="text-h3 leading-snug font-medium">{banner.subtitulo}</p>
            <p className="lead">{banner.descripcion}</p>
            <Buscador id="q-inicio" etiqueta="Buscar en el inicio" grande pregunta className="w-full" />
            <CatalogueButtons />
          </div>
        </div>
        <div
          className={cx(
            "border-t border-tinta-950 xl:flex xl:flex-col xl:border-t-0 xl:border-l",
            !photos && "lamina--cuadricula",
          )}
        >
          <Deslizador
            id="lamina"
            etiqueta="Destacados"
            automatico
            laminas={photos ? laminas : [plano]}
            place="hero"
            photos={photos}
          />
        </div>
      </div>
    </section>
  );
}
