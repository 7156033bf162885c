import { Award, type LucideIcon, Lightbulb, ShieldCheck, Star } from "lucide-react";
import { type ValorIcono, valorIcono } from "~/domain/nosotros";
import { getNosotros } from "~/domain/nosotros.server";
import { Cabeza } from "~/site/cabeza";
import { Cotas } from "~/site/cotas";
import { Dibujo } from "~/site/dibujo";
import { MedioView } from "~/site/medio";
import { Migas } from "~/site/migas";
import { useSitio } from "~/site/sitio";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/nosotros";

type Seccion = Route.ComponentProps["loaderData"]["secciones"][number];

const icons: Record<string, LucideIcon> = { calidad: Award, confiabilidad: ShieldCheck, innovacion: Lightbulb, otro: Star };

export async function loader() {
  return getNosotros();
}

function Parrafos({ texto }: { texto: string }) {
  return texto.split(/\n{2,}/).map((parrafo, index) => <p key={index}>{parrafo}</p>);
}

function Signo({ icono }: { icono: ValorIcono }) {
  if ("texto" in icono) {
    return (
      <span className="signo" aria-hidden="true">
        {icono.texto}
      </span>
    );
  }
  return <Icon of={icons[icono.icono] ?? Star} />;
}

function Tarjetas({ secciones }: { secciones: readonly Seccion[] }) {
  return (
    <section className="seccion" aria-label="Misión y visión">
      <div className="wrap">
        <div className="tres tres--2">
          {secciones.map(({ id, titulo, contenido }) => (
            <article key={id}>
              <h2 className="h3">{titulo}</h2>
              <div className="lead">
                <Parrafos texto={contenido} />
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function Historia({ seccion }: { seccion: Seccion }) {
  const icono = valorIcono({ valor: "", icono: seccion.icono });
  return (
    <section className="seccion sobre-papel entre-lineas">
      <div className="wrap historia">
        <h2 className="h2">
          {seccion.icono && "texto" in icono && <Signo icono={icono} />} {seccion.titulo}
        </h2>
        <div className="prosa">
          <Parrafos texto={seccion.contenido} />
        </div>
      </div>
    </section>
  );
}

export default function Nosotros({ loaderData }: Route.ComponentProps) {
  const { secciones, valores, estadisticas, imagenes } = loaderData;
  const { ajustes } = useSitio();
  const [imagen] = imagenes;
  const cards = secciones.filter(({ tipo }) => tipo === "mision" || tipo === "vision");
  const historias = secciones.filter(({ tipo }) => tipo === "historia");
  const others = secciones.filter(({ tipo }) => tipo === "compromiso" || tipo === "otro");
  return (
    <>
      <Cabeza titulo="Nosotros" descripcion={cards[0]?.contenido ?? ajustes.lema} canonica="/nosotros" />
      <Migas actual="Nosotros" />
      <section className="cab-pag sobre-tinta">
        <div className="wrap rejilla">
          <div className="txt">
            <h1 className="h1">{imagen?.titulo || "Del plano a la pieza"}</h1>
            <p className="lead">
              {imagen?.descripcion || "Somos una fábrica colombiana de autopartes. Dibujamos, estampamos, inyectamos y ensamblamos en Cota."}
            </p>
          </div>
          <div className={imagen ? "marco fotos" : "marco"}>
            {imagen ? <MedioView medio={imagen.medio} dibujo="portaequipaje" primero /> : <Dibujo nombre="tapa-rin" />}
          </div>
        </div>
      </section>
      {cards.length > 0 && <Tarjetas secciones={cards} />}
      {[...historias, ...others].map((seccion) => (
        <Historia key={seccion.id} seccion={seccion} />
      ))}
      {valores.length > 0 && (
        <section className="seccion" aria-labelledby="valores">
          <div className="wrap">
            <div className="cab-seccion">
              <h2 className="h2" id="valores">
                Nuestros Valores
              </h2>
            </div>
            <div className="tres">
              {valores.map((valor) => (
                <article key={valor.id}>
                  <Signo icono={valorIcono(valor)} />
                  <h3 className="h3">{valor.valor}</h3>
                  <p className="nota">{valor.descripcion}</p>
                </article>
              ))}
            </div>
          </div>
        </section>
      )}
      {estadisticas.length > 0 && (
        <section className="seccion sobre-papel" aria-label="Cifras">
          <div className="wrap">
            <Cotas cotas={estadisticas.map(({ titulo, descripcion }) => ({ cifra: titulo, titulo: descripcion }))} />
          </div>
        </section>
      )}
    </>
  );
}
