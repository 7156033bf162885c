import { ArrowLeft, MessageCircle } from "lucide";
import { whatsappHref } from "~/domain/ajustes/ajustes";
import { formatNumber } from "~/domain/kernel/text";
import { columnasDe } from "~/domain/vehiculos/aplicaciones";
import { UNIVERSALES } from "~/domain/vehiculos/hrefs";
import type { Grupo } from "~/domain/vehiculos/productos-de-linea.server";
import { useSitio } from "~/site/frame/sitio";
import { buttonClass, textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/list/pagination";
import { Vacio } from "~/ui/list/vacio";
import { cx } from "~/ui/cx";
import { titleBlock } from "~/ui/title-block";
import { FormularioLista } from "~/site/cotizacion/agregar";
import { Pregunta } from "./cabecera";
import { tablasVehiculo, TablaVehiculo } from "./tabla";

interface GruposProps {
  /** "Renault Duster 2015". */
  vehiculo: string;
  grupos: readonly Grupo[];
  /** Set while one category is shown page by page. */
  pages: { page: number; perPage: number; total: number; hayMas: boolean } | undefined;
  hrefOf: (change: { categoria?: string; pagina?: number }) => string;
}

/** The products for a vehicle by category, or one category of them; without any, the way to ask an adviser. */
export function Grupos({ vehiculo, grupos, pages, hrefOf }: GruposProps) {
  const { ajustes } = useSitio();
  const mensaje = `Hola, busco una pieza para ${vehiculo}`;
  const own = grupos.some(({ slug }) => slug !== UNIVERSALES) || pages;
  const filas = grupos.flatMap((grupo) => grupo.filas);
  const aplicaciones = filas.flatMap((fila) => fila.aplicaciones);
  const con = { photos: filas.some(({ medio }) => medio), ...columnasDe(aplicaciones) };
  return (
    <section className="seccion pt-air-md" aria-label={`Productos para ${vehiculo}`}>
      <div className="wrap grid grid-cols-1 gap-8 print:gap-4">
        {!own && (
          <Vacio titulo="Aún no tenemos productos registrados para este vehículo">
            <p className="nota">
              Puede que la pieza exista y falte registrarla. Pregunte a un asesor; su mensaje ya lleva el vehículo.
            </p>
            <a className={buttonClass({ variant: "chat", size: "lg" })} href={whatsappHref(ajustes.whatsapp, mensaje)}>
              <Icon of={MessageCircle} />
              Preguntar por {vehiculo}
            </a>
          </Vacio>
        )}
        {pages ? (
          <p>
            <a className={textLink} href={hrefOf({ categoria: "" })}>
              <Icon of={ArrowLeft} />
              Todas las categorías
            </a>
          </p>
        ) : (
          grupos.length > 1 && <Indice grupos={grupos} />
        )}
        {grupos.length > 0 && (
          <FormularioLista>
            <div className="grid grid-cols-1 gap-8 pb-8 print:pb-0">
              <div className={cx("grid grid-cols-1 gap-8 print:gap-4", tablasVehiculo(con))}>
                {grupos.map(({ slug, nombre, total, hayMas, filas }) => (
                  <section
                    key={slug}
                    id={slug}
                    aria-labelledby={`h-${slug}`}
                    className="grid scroll-mt-4 gap-3.5 print:gap-1.5"
                  >
                    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <h2 className="h3" id={`h-${slug}`}>
                        {nombre}
                      </h2>
                      {!pages && total > filas.length && (
                        <>
                          <span className="nota hidden print:inline">
                            {formatNumber(filas.length)} de {hayMas ? "más de " : ""}
                            {formatNumber(total)}
                          </span>
                          <a className={cx(textLink, "print:hidden")} href={hrefOf({ categoria: slug })}>
                            Ver {hayMas ? "más de" : "los"} {formatNumber(total)}
                            <span className="oculto"> de {nombre}</span>
                          </a>
                        </>
                      )}
                    </div>
                    <TablaVehiculo filas={filas} labelledby={`h-${slug}`} con={con} />
                  </section>
                ))}
              </div>
            </div>
          </FormularioLista>
        )}
        {pages && (
          <Pagination
            {...{ page: pages.page, perPage: pages.perPage, total: pages.total }}
            hrefOf={(pagina) => hrefOf({ pagina })}
            format={(value) => formatNumber(value) + (pages.hayMas && value === pages.total ? "+" : "")}
          />
        )}
        {own && (
          <>
            <p className="nota">Confirme la aplicación con su asesor antes de comprar.</p>
            <Pregunta
              fuerte="¿No está la pieza que busca?"
              texto="Pregunte a un asesor; su mensaje ya lleva el vehículo."
              enlace={`Preguntar por ${vehiculo}`}
              mensaje={mensaje}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Links to the categories on the page, with how many products each has. */
function Indice({ grupos }: { grupos: readonly Grupo[] }) {
  return (
    <nav aria-label="Categorías para este vehículo" className="print:hidden">
      <ul className={cx(titleBlock, "sm:flex sm:flex-wrap")}>
        {grupos.map(({ slug, nombre, total, hayMas }) => (
          <li key={slug} className="flex-auto bg-papel">
            <a
              className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium no-underline hover:bg-tinta-50 hover:underline"
              href={`#${slug}`}
            >
              {nombre} <span className="mono text-sm text-tinta-600">{formatNumber(total) + (hayMas ? "+" : "")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
