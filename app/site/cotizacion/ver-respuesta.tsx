import { respuestaHref, respuestaName } from "~/domain/cotizaciones/respuesta";
import { buttonClass } from "~/ui/button";

interface VerRespuestaProps {
  /** Number of the request. */
  numero: string;
  respuesta: { enlace: string; version: number } | null;
}

/** The way to the last answer that was sent; nothing where there is none. */
export function VerRespuesta({ numero, respuesta }: VerRespuestaProps) {
  if (!respuesta) return null;
  return (
    <p className="print:hidden">
      <a className={buttonClass({ variant: "primary", size: "lg" })} href={respuestaHref(respuesta.enlace)}>
        Ver {respuestaName(numero, respuesta.version)}
      </a>
    </p>
  );
}
