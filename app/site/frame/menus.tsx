import { ArrowLeft, ArrowRight, ChevronRight, ClipboardList, X } from "lucide-react";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { catalogoEntry } from "~/domain/paginas/menu";
import { EnlaceVehiculo } from "~/site/vehiculos/enlace";
import { buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { drawerButton, drawerEdge, drawerPanel } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Closer, Opener } from "~/ui/opener";
import { BotonPdf } from "./boton-pdf";
import { Entradas, isLong, type Lugar } from "./entradas";
import { useSitio } from "./sitio";

const cerrar = cx(drawerButton, "fixed top-4 right-4 bg-papel");

/** A second drawer over the first one on narrow screens, below the header on wide ones. */
const panel = cx(
  drawerEdge,
  "border-tinta-950 xl:bottom-auto xl:max-h-[calc(100vh-9rem)] xl:w-auto xl:border-y xl:border-l-0 xl:px-0 xl:pt-5 xl:pb-6 xl:open:shadow-flotante print:hidden",
);

/** Around the categories: a column each, headed by its name, its subcategories below. */
const columnas = cx(
  "grid gap-y-6 max-xl:w-full xl:grid-cols-4 xl:gap-x-10",
  "[&_:is(p,li)>a]:no-underline [&_:is(p,li)>a]:hover:text-minio-700 [&_p>a]:mb-1.5 [&_p>a]:flex [&_p>a]:items-center [&_p>a]:gap-2.5 [&_p>a]:border-b [&_p>a]:border-tinta-950 [&_p>a]:py-2.5 [&_p>a]:font-bold xl:[&_p>a]:py-1.5",
  "[&_li>a]:block [&_li>a]:py-3 xl:[&_li>a]:py-1 [&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:gap-x-4 [&_ul]:text-sm [&_ul]:text-tinta-700 xl:[&_ul]:block",
);

/** The catalogue as the menu shows it: a link to all of it, the search by vehicle, each category with its subcategories. */
function Columnas() {
  const { categorias } = useSitio();
  return (
    <div className={cx("wrap", columnas)}>
      {categorias.map((categoria) => (
        <div key={categoria.id}>
          <p>
            <a href={categoriaHref(categoria)}>{categoria.nombre}</a>
          </p>
          <ul>
            {categoria.subcategorias.map((subcategoria) => (
              <li key={subcategoria.id}>
                <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="max-xl:-order-1">
        <p>
          <a href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
      <div className="col-span-full max-xl:-order-1">
        <EnlaceVehiculo className={textLink} />
      </div>
    </div>
  );
}

/**
 * What the header's buttons open. It stands after the page's content, so that who hears the page or reads its text
 * alone comes to that first; an open menu is where the Tab key goes next.
 */
export function Menus({ lugar }: { lugar: Lugar }) {
  const { menu } = useSitio();
  const entry = catalogoEntry(menu);
  return (
    <>
      <nav
        id="menu"
        popover="auto"
        aria-label="Principal, móvil"
        className={cx(drawerPanel, "open:shadow-velo xl:hidden print:hidden")}
      >
        <Closer closes="menu" className={cerrar}>
          <Icon of={X} />
          Cerrar
        </Closer>
        {menu.length > 0 && (
          <ul>
            <Entradas lugar={lugar}>
              {(nombre) => (
                <Opener opens="menu-catalogo" href={catalogoHref} className="w-full">
                  {nombre} <Icon of={ChevronRight} />
                </Opener>
              )}
            </Entradas>
          </ul>
        )}
        <a className={cx(textLink, "mt-4")} href="/cotizacion" data-cuenta>
          <Icon of={ClipboardList} />
          Cotización
        </a>
        <BotonPdf className={cx(buttonClass({ variant: "primary", size: "wide" }), "mt-6")} />
      </nav>
      {entry && (
        <nav
          id="menu-catalogo"
          popover="auto"
          aria-label={entry.nombre}
          className={cx(panel, isLong(menu) ? "xl:open:bajo-43" : "xl:open:bajo-30")}
        >
          <Closer closes="menu-catalogo" className={cx(cerrar, "xl:hidden")}>
            <Icon of={ArrowLeft} />
            Volver
          </Closer>
          <Columnas />
        </nav>
      )}
    </>
  );
}
