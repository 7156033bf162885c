import { ArrowRight } from "lucide";
import { cx } from "~/ui/cx";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Dibujo } from "~/site/dibujo/dibujo";

/** The signal colour as a ground: the focus is black on it. */
const ground = cx("bg-minio-500 [--foco:var(--color-tinta-950)]");

interface LlamadoProps {
  titulo: string;
  texto: string;
  boton: string;
  href: string;
  /** Shows a drawing beside it, as on the home page. */
  grande?: boolean;
}

/** The call to action at the end of a page. */
export function Llamado({ titulo, texto, boton, href, grande }: LlamadoProps) {
  const button = (
    <a className={buttonClass({ variant: "darkOnMinio", size: "lg" })} href={href}>
      {boton} <Icon of={ArrowRight} />
    </a>
  );
  return (
    <section
      className={cx(ground, "relative overflow-hidden print:hidden", grande ? "al-llegar-125" : "al-llegar-68")}
      data-part="call"
    >
      <div className="wrap grid items-center gap-8 py-air-xl lg:grid-cols-2">
        <div className="grid justify-items-start gap-5">
          <h2 className={grande ? "h1" : "h2"}>{titulo}</h2>
          <p className="lead text-tinta-950">{texto}</p>
          {grande && button}
        </div>
        {grande ? (
          <div className="lg:-my-12" aria-hidden="true">
            <Dibujo nombre="amortiguador" vista="llamado" />
          </div>
        ) : (
          <div className="lg:justify-self-end">{button}</div>
        )}
      </div>
    </section>
  );
}

/** The call to action under every list of the catalogue. */
export function LlamadoPieza() {
  return (
    <Llamado
      titulo="¿No encuentra la pieza?"
      texto="Descríbala y nuestro equipo técnico la ubica por usted."
      boton="Contáctenos"
      href="/contacto"
    />
  );
}
