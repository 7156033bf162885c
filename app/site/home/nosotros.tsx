import { Award, Lightbulb, type LucideIcon, ShieldCheck, Star } from "lucide-react";
import { type ValorIcono, valorIcono } from "~/domain/paginas/nosotros";
import { paragraphs } from "~/domain/kernel/text";
import { Icon } from "~/ui/icon";

interface Seccion {
  id: number;
  titulo: string;
  contenido: string;
  icono: string;
}

interface Valor {
  id: number;
  valor: string;
  descripcion: string;
  icono: string;
}

const icons: Record<string, LucideIcon> = {
  calidad: Award,
  confiabilidad: ShieldCheck,
  innovacion: Lightbulb,
  otro: Star,
};

function Parrafos({ texto }: { texto: string }) {
  return paragraphs(texto).map((parrafo, index) => <p key={index}>{parrafo}</p>);
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

/** Mission and vision, side by side. */
export function Tarjetas({ secciones }: { secciones: readonly Seccion[] }) {
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

/** A long section with its title beside the text: history, commitment, others. */
export function Historia({ seccion }: { seccion: Seccion }) {
  const icono = valorIcono({ valor: "", icono: seccion.icono });
  return (
    <section className="seccion entre-lineas border-t border-tinta-950 bg-papel [.entre-lineas+&]:border-t-0">
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

/** 'Nuestros Valores', three to a row. */
export function Valores({ valores }: { valores: readonly Valor[] }) {
  return (
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
  );
}
