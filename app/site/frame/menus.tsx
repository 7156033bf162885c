import { ArrowRight, ClipboardList, X } from "lucide";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { catalogoEntry } from "~/domain/paginas/menu";
import { EnlaceVehiculo } from "~/site/vehiculos/enlace";
import { buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { drawerButton, drawerLink, drawerPanel } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Closer } from "~/ui/opener";
import { BotonPdf } from "./boton-pdf";
import { Entradas, isLong, type Lugar } from "./entradas";
import { useSitio } from "./sitio";

/** What opens: a drawer on narrow screens, a dropdown below the header on wide ones. */
const panel = cx(
  drawerPanel,
  "border-tinta-950 open:shadow-velo xl:bottom-auto xl:max-h-[calc(100vh-9rem)] xl:w-auto xl:border-y xl:border-l-0 xl:px-0 xl:pt-3 xl:pb-4 xl:open:shadow-flotante print:hidden",
);

/** A column of the catalogue: a category's name above its subcategories. */
const cabeza = cx(
  "mb-1.5 block border-b border-tinta-950 py-2.5 font-bold no-underline hover:text-minio-700 xl:py-1.5",
);
const lista = cx("grid grid-cols-2 gap-x-4 text-sm text-tinta-700 xl:block");
const entrada = cx("block py-3 no-underline hover:text-minio-700 xl:py-1");

/** The catalogue as the menu shows it: links to all of it and to the search by vehicle, then the categories with theirs. */
function Columnas() {
  const { categorias } = useSitio();
  return (
    <div className="wrap grid gap-y-6 max-xl:w-full xl:grid-cols-4 xl:gap-x-10 xl:gap-y-4">
      <div className="col-span-full flex flex-wrap gap-x-10">
        <a className={textLink} href={catalogoHref}>
          Ver todas las categorías <Icon of={ArrowRight} />
        </a>
        <EnlaceVehiculo className={textLink} />
      </div>
      {categorias.map((categoria) => (
        <div key={categoria.id}>
          <p>
            <a className={cabeza} href={categoriaHref(categoria)}>
              {categoria.nombre}
            </a>
          </p>
          <ul className={lista}>
            {categoria.subcategorias.map((subcategoria) => (
              <li key={subcategoria.id}>
                <a className={entrada} href={subcategoriaHref(categoria, subcategoria)}>
                  {subcategoria.nombre}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/**
 * What the header's buttons open: the menu on narrow screens, below it the catalogue, which on wide ones opens alone.
 * It stands after the page's content, so that who hears the page or reads its text alone comes to that first; open, it
 * is where the Tab key goes next.
 */
export function Menus({ lugar }: { lugar: Lugar }) {
  const { menu } = useSitio();
  const entry = catalogoEntry(menu);
  return (
    <div id="menu" popover="auto" className={cx(panel, isLong(menu) ? "xl:open:bajo-43" : "xl:open:bajo-30")}>
      <nav aria-label="Principal, móvil" className="xl:hidden">
        <Closer closes="menu" className={cx(drawerButton, "fixed top-4 right-4 bg-papel")}>
          <Icon of={X} />
          Cerrar
        </Closer>
        {menu.length > 0 && (
          <ul>
            <Entradas lugar={lugar} className={drawerLink}>
              {(nombre) => (
                <a className={drawerLink} href={catalogoHref} aria-current={lugar.catalogo ? "true" : undefined}>
                  {nombre}
                </a>
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
        <nav id="menu-catalogo" aria-label={entry.nombre} className="max-xl:mt-8 max-xl:border-t max-xl:pt-4">
          <Columnas />
        </nav>
      )}
    </div>
  );
}
