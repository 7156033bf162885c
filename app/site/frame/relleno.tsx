import { ArrowRight } from "lucide-react";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import { textLink } from "~/ui/text-link";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { useSitio } from "./sitio";

/**
 * The last cell of a ruled grid, after `cells` others; it takes the free cells of the last row in two columns and in
 * four.
 */
export function GridFiller({ cells }: { cells: number }) {
  const { pdf } = useSitio();
  const free2 = cells % 2;
  const free4 = (4 - (cells % 4)) % 4;
  const gaps = `${free2 === 0 ? "sin-libres-2" : ""} ${free4 === 0 ? "sin-libres-4" : `libres-4-${free4}`}`;
  return (
    <div className={`ficha ficha--tinta sobre-tinta relleno ${gaps}`}>
      <p className="h2">{pdf ? "El catálogo completo, en un solo PDF." : "Lo ayudamos a elegir la pieza."}</p>
      <div className="flex flex-col items-start gap-3 print:hidden">
        {pdf ? (
          <BotonPdf />
        ) : (
          <a className={buttonClass({ variant: "primary", size: "lg" })} href="/contacto">
            Contáctenos
          </a>
        )}
        <a className={textLink} href={catalogoHref}>
          Ver todas las categorías <Icon of={ArrowRight} />
        </a>
      </div>
    </div>
  );
}
