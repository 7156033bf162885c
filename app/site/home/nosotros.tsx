import type { ReactNode } from "react";
import { iconNamed } from "~/domain/paginas/iconos";
import { type ValorIcono, valorIcono } from "~/domain/paginas/nosotros";
import { paragraphs } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { NamedIcon } from "~/ui/signo";

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

function Parrafos({ texto }: { texto: string }) {
  return paragraphs(texto).map((parrafo, index) => <p key={index}>{parrafo}</p>);
}

function Signo({ icono }: { icono: ValorIcono }) {
  if ("texto" in icono) {
    return (
      <span className="text-h2 leading-none" aria-hidden="true">
        {icono.texto}
      </span>
    );
  }
  return <NamedIcon name={icono.icono} />;
}

/** The sign that staff chose for a section; none of its own where they chose none. */
function SignoSeccion({ icono }: { icono: string }) {
  const signo = valorIcono({ valor: "", icono });
  return iconNamed(icono) !== null || "texto" in signo ? <Signo icono={signo} /> : null;
}

const cards = cx("grid gap-px border border-tinta-950 bg-tinta-950");

const spans = [undefined, cx("md:col-span-3"), cx("md:col-span-2")] as const;

interface CardProps {
  /** Cells of the row that the card takes, when it is the last one of an incomplete row. */
  span: string | false | undefined;
  children: ReactNode;
}

function Card({ span, children }: CardProps) {
  return (
    <article
      className={cx(
        "grid content-start gap-3 bg-papel p-air-md [&>svg]:size-9 [&>svg]:stroke-[1.4] [&>svg]:text-minio-600",
        span,
      )}
    >
      {children}
    </article>
  );
}

/** Mission and vision, side by side. */
export function Tarjetas({ secciones }: { secciones: readonly Seccion[] }) {
  return (
    <section className="seccion" aria-label="Misión y visión">
      <div className="wrap">
        <div className={cx("md:grid-cols-2", cards)}>
          {secciones.map(({ id, titulo, contenido, icono }, index) => (
            <Card key={id} span={cx(index % 2 === 0 && index === secciones.length - 1 && "md:col-span-2")}>
              <SignoSeccion icono={icono} />
              <h2 className="h3">{titulo}</h2>
              <div className="lead">
                <Parrafos texto={contenido} />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A long section with its title beside the text: history, commitment, others. */
export function Historia({ seccion }: { seccion: Seccion }) {
  return (
    <section className="seccion al-llegar-61 border-y border-tinta-950 bg-papel [&+&]:border-t-0">
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <h2 className="h2">
          <SignoSeccion icono={seccion.icono} /> {seccion.titulo}
        </h2>
        <div className="grid max-w-[60ch] gap-4 text-lead text-tinta-800">
          <Parrafos texto={seccion.contenido} />
        </div>
      </div>
    </section>
  );
}

/** 'Nuestros Valores', three to a row. */
export function Valores({ valores }: { valores: readonly Valor[] }) {
  return (
    <section className="seccion al-llegar-150 lg:al-llegar-78" aria-labelledby="valores">
      <div className="wrap">
        <div className="cab-seccion">
          <h2 className="h2" id="valores">
            Nuestros Valores
          </h2>
        </div>
        <div className={cx("md:grid-cols-3", cards)}>
          {valores.map((valor, index) => (
            <Card key={valor.id} span={index === valores.length - 1 && spans[valores.length % 3]}>
              <Signo icono={valorIcono(valor)} />
              <h3 className="h3">{valor.valor}</h3>
              <p className="text-base leading-normal text-tinta-600">{valor.descripcion}</p>
            </Card>
          ))}
        </div>
      </div>
    </section>
  );
}
