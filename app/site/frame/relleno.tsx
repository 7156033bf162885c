import { ArrowRight } from "lucide";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import { buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { useSitio } from "./sitio";

/** How the cell takes 0 to 3 free cells of a row of four. */
const inFour = [cx("lg:hidden"), "", cx("lg:col-span-2"), cx("lg:col-span-3")] as const;

/**
 * The last cell of a ruled grid, after `cells` others; it takes the free cells of the last row in two columns and in
 * four. `whole`: the page shows all categories itself, so that no link leads to them.
 */
export function GridFiller({ cells, whole }: { cells: number; whole?: boolean }) {
  const { pdf } = useSitio();
  const free2 = cells % 2;
  const free4 = (4 - (cells % 4)) % 4;
  return (
    <div
      className={cx(
        "sobre-tinta row-span-2 grid grid-rows-subgrid gap-y-0 p-5 max-xs:row-auto max-xs:grid-rows-none max-xs:gap-6 print:hidden",
        free2 === 0 && "xs:max-lg:hidden",
        inFour[free4],
      )}
    >
      <p className="h2 mb-4 font-bold lg:max-xl:text-title">
        {pdf ? "El catálogo completo, en un solo PDF." : "Lo ayudamos a elegir la pieza."}
      </p>
      <div className="flex flex-col items-start gap-3 print:hidden">
        {pdf ? (
          <BotonPdf />
        ) : (
          <a className={buttonClass({ variant: "primary", size: "lg" })} href="/contacto">
            Contáctenos
          </a>
        )}
        {!whole && (
          <a className={textLink} href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        )}
      </div>
    </div>
  );
}
