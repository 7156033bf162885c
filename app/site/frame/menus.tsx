import { ArrowRight, ChevronDown, ClipboardList, X } from "lucide-react";
import type { ReactNode } from "react";
import { catalogoHref, categoriaHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { catalogoEntry } from "~/domain/paginas/menu";
import { vehiculosHref } from "~/domain/vehiculos/hrefs";
import { EnlaceVehiculo } from "~/site/vehiculos/enlace";
import { buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { drawerButton, drawerPanel } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Closer } from "~/ui/opener";
import { BotonPdf } from "./boton-pdf";
import { Entradas, isLong, type Lugar } from "./entradas";
import { useSitio } from "./sitio";

const cabeza = cx(
  "mb-1.5 flex items-center gap-2.5 border-b border-tinta-950 py-1.5 font-bold no-underline hover:text-minio-700",
);
const lista = cx("text-sm text-tinta-700 [&_a]:block [&_a]:py-1 [&_a]:no-underline [&_a]:hover:text-minio-700");

/** The catalogue in the menu of wide screens: one column per category. */
function Columnas() {
  const { categorias } = useSitio();
  return (
    <div className="wrap grid grid-cols-4 gap-x-10 gap-y-8">
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
                <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <p>
          <a className={cabeza} href={catalogoHref}>
            Ver todas las categorías <Icon of={ArrowRight} />
          </a>
        </p>
      </div>
      <div className="col-span-full">
        <EnlaceVehiculo className={textLink} />
      </div>
    </div>
  );
}

/** The list around `Ramas`: what stands deeper is smaller and further in. */
const ramas = cx(
  "[&_details_details_ul_a]:pl-8 [&_details_ul]:font-normal [&_details_ul_:is(a,summary)]:min-h-11 [&_details_ul_:is(a,summary)]:pl-4",
);

function Desplegable({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** The catalogue in the drawer of narrow screens: a link to all of it, then each category with its subcategories. */
function Ramas() {
  const { categorias } = useSitio();
  return (
    <>
      <li>
        <a href={catalogoHref}>Ver todas las categorías</a>
      </li>
      <li>
        <a href={vehiculosHref}>Buscar por vehículo</a>
      </li>
      {categorias.map((categoria) => (
        <li key={categoria.id}>
          <Desplegable nombre={categoria.nombre}>
            <li>
              <a href={categoriaHref(categoria)}>Todo en {categoria.nombre}</a>
            </li>
            {categoria.subcategorias.map((subcategoria) => (
              <li key={subcategoria.id}>
                <a href={subcategoriaHref(categoria, subcategoria)}>{subcategoria.nombre}</a>
              </li>
            ))}
          </Desplegable>
        </li>
      ))}
    </>
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
      {entry && (
        <nav
          id="menu-catalogo"
          popover="auto"
          aria-label={entry.nombre}
          className={cx(
            "max-h-[calc(100vh-9rem)] overflow-y-auto border-y border-tinta-950 pt-5 pb-6 open:shadow-flotante max-xl:hidden print:hidden",
            isLong(menu) ? "open:bajo-43" : "open:bajo-30",
          )}
        >
          <Columnas />
        </nav>
      )}
      <nav
        id="menu"
        popover="auto"
        aria-label="Principal, móvil"
        className={cx(drawerPanel, "open:shadow-velo xl:hidden print:hidden")}
      >
        <Closer closes="menu" className={cx(drawerButton, "fixed top-4 right-4 bg-papel")}>
          <Icon of={X} />
          Cerrar
        </Closer>
        {menu.length > 0 && (
          <ul className={ramas}>
            <Entradas lugar={lugar}>
              {(nombre) => (
                <Desplegable nombre={nombre}>
                  <Ramas />
                </Desplegable>
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
    </>
  );
}
