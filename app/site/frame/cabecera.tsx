import { ChevronDown, ClipboardList, Mail, Menu, Phone, Search } from "lucide";
import { telHref, telText } from "~/domain/ajustes/ajustes";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import { cx } from "~/ui/cx";
import { buttonClass, textLink } from "~/ui/button";
import { drawerButton } from "~/ui/drawer";
import { Icon, IconLabel } from "~/ui/icon";
import { Opener } from "~/ui/opener";
import { BotonPdf } from "./boton-pdf";
import { Buscador } from "~/site/catalogo/buscador";
import { Entradas, isLong, type Lugar } from "./entradas";
import { Marca } from "./marca";
import { useSitio } from "./sitio";

/** A link of the menu, or the button that opens its dropdown, with the line below it. */
const entrada = cx(
  "relative inline-flex items-center gap-1.5 px-4 font-medium no-underline aria-[current]:font-bold",
  "after:absolute after:inset-x-4 after:h-0.5 after:origin-left after:scale-[0_1] after:bg-minio-600 after:crece hover:after:scale-none aria-[current]:after:scale-none",
);
const enUnaFila = cx("min-h-20 after:bottom-6");
const enFilaPropia = cx("min-h-13 after:bottom-2.5");

/** The dropdown stands after the page's content: its button turns the arrow and keeps its line while it is open. */
const abierta = cx("menu-open:after:scale-none menu-open:[&>svg]:rotate-180");

/** The link to the visitor's list; a script puts the number of its products beside it. */
const cotizacion = cx(
  "inline-flex min-h-11 min-w-8 items-center justify-center gap-2 font-medium whitespace-nowrap no-underline hover:underline max-xl:gap-0 max-3xs:hidden",
);

/** The search: on a phone folded behind a magnifier. */
const lupa = cx(
  "ml-auto grid size-11 place-items-center has-[+:popover-open]:bg-tinta-950 has-[+:popover-open]:text-papel sm:hidden",
);
const buscador = cx(
  "max-sm:open:bajo-28 border-tinta-950 max-sm:border-y max-sm:px-(--margen) max-sm:pt-4 max-sm:pb-5",
  "sm:static sm:block sm:flex-[0_1_15rem] sm:max-xl:ml-auto sm:[&_ul]:left-auto",
);

const contacto = cx("inline-flex min-h-10 items-center gap-2 text-papel no-underline hover:underline");

function Franja() {
  const { ajustes } = useSitio();
  return (
    <div className="sobre-tinta text-micro text-tinta-200">
      <div className="wrap flex min-h-10 items-center gap-7 max-md:justify-between max-md:gap-4">
        <span className="mr-auto max-md:mr-0 max-2xs:hidden">{ajustes.ciudades}</span>{" "}
        <a className={cx(contacto, "max-md:hidden")} href={`mailto:${ajustes.correo}`}>
          <Icon of={Mail} />
          {ajustes.correo}
        </a>{" "}
        <a className={contacto} href={telHref(ajustes.telefono)}>
          <Icon of={Phone} />
          {telText(ajustes.telefono)}
        </a>
      </div>
    </div>
  );
}

/** Header of every public page: contact strip, menu from the database, search. What it opens stands after the page. */
export function Cabecera({ lugar }: { lugar: Lugar }) {
  const { ajustes, menu } = useSitio();
  const long = isLong(menu);
  const deMenu = cx(entrada, long ? enFilaPropia : enUnaFila);
  return (
    <>
      <Franja />
      <div className="relative border-b border-tinta-950 bg-papel [anchor-name:--cabecera]">
        <div
          className={cx(
            "wrap flex min-h-20 items-center gap-8 max-xl:min-h-18 max-sm:gap-1.5 max-4xs:flex-wrap max-4xs:py-2",
            long && "xl:flex-wrap xl:gap-y-0",
          )}
        >
          <Marca
            empresa={ajustes.empresa}
            className={cx((long || menu.length === 0) && "xl:mr-auto", long && "xl:min-h-20")}
          />
          {menu.length > 0 && (
            <nav
              className={cx("flex max-xl:hidden", long ? "order-1 -mx-4 basis-full" : "ml-auto")}
              aria-label="Principal"
            >
              <ul className={cx("flex gap-1", long && "flex-wrap")}>
                <Entradas lugar={lugar} className={deMenu}>
                  {(nombre) => (
                    <Opener opens="menu" href={catalogoHref} className={cx(deMenu, abierta)} current={lugar.catalogo}>
                      {nombre} <Icon of={ChevronDown} />
                    </Opener>
                  )}
                </Entradas>
              </ul>
            </nav>
          )}
          <Opener opens="buscador" className={lupa}>
            <IconLabel of={Search} label="Buscar" />
          </Opener>
          <div id="buscador" popover="auto" className={buscador}>
            <Buscador id="q-cab" etiqueta="Buscar productos" pregunta="en teléfonos" />
            <ged-enlace-vehiculo className="mt-3 block empty:hidden sm:hidden" data-enlace={textLink} />
          </div>
          <a className={cotizacion} href="/cotizacion" data-cuenta>
            <Icon of={ClipboardList} />
            <span className="max-xl:oculto">Cotización</span>
          </a>
          <BotonPdf className={cx(buttonClass({ size: "lg" }), "max-2xl:hidden")} />{" "}
          <Opener opens="menu" href="#menu" className={cx(drawerButton, "xl:hidden")}>
            <Icon of={Menu} />
            Menú
          </Opener>
        </div>
      </div>
    </>
  );
}
