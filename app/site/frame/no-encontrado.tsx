import { House } from "lucide";
import { data, isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import { ChipLink } from "~/ui/chip";
import { cx } from "~/ui/cx";
import { buttonClass, buttonGroup } from "~/ui/button";
import { RequestId } from "~/ui/error/codigo";
import { Icon } from "~/ui/icon";
import { Cabeza } from "./cabeza";
import { Buscador } from "~/site/catalogo/buscador";
import { Dibujo } from "~/site/dibujo/dibujo";

const Enlace = z.object({ nombre: z.string(), href: z.string() });
const Detalle = z.object({
  titulo: z.string(),
  detalle: z.string(),
  enlaces: z.array(Enlace),
  sugerencias: z.array(Enlace).default([]),
});
type Ausencia = z.input<typeof Detalle>;

/** The link that every 404 offers, unless it has links of its own. */
export const alCatalogo = { nombre: "Ir al catálogo", href: catalogoHref };
const paginaNoEncontrada: Ausencia = {
  titulo: "Página no encontrada",
  detalle: "Esta pieza no está en el plano. Puede que el enlace haya cambiado o que la referencia ya no exista.",
  enlaces: [alCatalogo],
};

/** Makes the 404 a loader throws for something that does not exist, with its explanation (DEC 2). */
export function notFoundResponse(ausencia: Partial<Ausencia> = {}) {
  return data({ ...paginaNoEncontrada, ...ausencia }, { status: 404 });
}

function readAusencia(error: unknown): z.infer<typeof Detalle> {
  const found = isRouteErrorResponse(error) ? Detalle.safeParse(error.data) : null;
  return found?.data ?? Detalle.parse(paginaNoEncontrada);
}

interface SucesoProps {
  ausencia: z.infer<typeof Detalle>;
  codigo?: string;
  error: unknown;
}

function Suceso({ ausencia, codigo, error }: SucesoProps) {
  const { titulo, detalle, enlaces, sugerencias } = ausencia;
  return (
    <section className="border-b border-tinta-950 bg-papel">
      <Cabeza titulo={titulo} />
      <div className="wrap grid grid-cols-1 justify-items-center gap-5 pt-air-lg pb-air-xl text-center [&>img]:w-[min(100%,60rem)]">
        {codigo && <Dibujo nombre="cuatrocientos-cuatro" />}
        <h1 className="h1">
          {codigo && <span className="oculto">{codigo}. </span>}
          {titulo}
        </h1>
        <p className="lead text-balance">{detalle}</p>
        <RequestId error={error} />
        {codigo && <Buscador id="q-404" etiqueta="Buscar otra pieza" grande pregunta className="w-full text-left" />}
        {sugerencias.length > 0 && (
          <>
            <p className="nota">¿Buscaba una de estas?</p>
            <ul className={cx(buttonGroup, "justify-center")}>
              {sugerencias.map(({ nombre, href }) => (
                <li key={href}>
                  <ChipLink href={href}>{nombre}</ChipLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={cx(buttonGroup, "justify-center")}>
          <a className={buttonClass({ variant: "primary", size: "lg" })} href="/">
            <Icon of={House} />
            Volver al inicio
          </a>
          {enlaces.map(({ nombre, href }) => (
            <a key={href} className={buttonClass({ size: "lg" })} href={href}>
              {nombre}
            </a>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Message in place of a list of products that could not be read (PUB §2). */
export const fallaProductos = {
  titulo: "Error al cargar productos",
  detalle: "Hubo un problema al obtener los productos. Por favor, intente nuevamente.",
};

/**
 * The error screen of every public page: 404 with its explanation; any other error as a server error (PUB §2), or with
 * the texts of `falla`.
 */
export function SiteError({ error, falla }: { error: unknown; falla?: Partial<Ausencia> }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return <Suceso ausencia={readAusencia(error)} codigo="404" error={error} />;
  const fault = {
    titulo: "Error",
    detalle: "Hubo un problema al cargar esta página. Por favor, intente nuevamente en unos minutos.",
    enlaces: [alCatalogo],
    sugerencias: [],
  };
  return <Suceso ausencia={Detalle.parse({ ...fault, ...falla })} error={error} />;
}
