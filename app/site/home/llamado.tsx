import { ArrowRight } from "lucide-react";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Dibujo } from "~/site/catalogo/dibujo";

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
    <section className="llamado sobre-minio">
      <div className="wrap">
        <div className="cuerpo">
          <h2 className={grande ? "h1" : "h2"}>{titulo}</h2>
          <p className="lead">{texto}</p>
          {grande && button}
        </div>
        {grande ? (
          <div className="fig mini" aria-hidden="true">
            <Dibujo nombre="amortiguador" recorte />
          </div>
        ) : (
          <div>{button}</div>
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
