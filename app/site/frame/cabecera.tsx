import { ChevronDown, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { telHref, telText } from "~/domain/ajustes/ajustes";
import { catalogoEntry, menuHref } from "~/domain/paginas/menu";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import type { Sitio } from "~/domain/paginas/frame.server";
import { cx } from "~/ui/cx";
import { buttonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { Buscador } from "~/site/catalogo/buscador";
import { Marca } from "./marca";
import { Columnas, Ramas } from "./menus";
import { useSitio } from "./sitio";

/** Place of a page in the menu: the entry that links to it, if any, and whether it is inside the catalogue. */
interface Lugar {
  href: string | null;
  catalogo: boolean;
}

export function lugarDe({ menu, categorias }: Pick<Sitio, "menu" | "categorias">, pathname: string): Lugar {
  const catalogo =
    pathname.startsWith("/producto") ||
    pathname.startsWith(catalogoHref) ||
    categorias.some(({ slug }) => pathname === `/${slug}` || pathname.startsWith(`/${slug}/`));
  return { href: menu.some(({ slug }) => menuHref(slug) === pathname) ? pathname : null, catalogo };
}

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

function MegaMenu({ nombre, inside }: { nombre: string; inside: boolean }) {
  const { categorias } = useSitio();
  return (
    <details name="menu">
      <summary aria-current={inside ? "true" : undefined}>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <div className="mega">
        <Columnas categorias={categorias} />
      </div>
    </details>
  );
}

/**
 * Widest menu, in characters with the space around each entry, that fits beside search and button on the narrowest
 * desktop.
 */
const ONE_ROW = 46;
const AROUND = 4;

/** Whether the menu needs a row of its own. */
function isLong(menu: Sitio["menu"]): boolean {
  return menu.reduce((width, { nombre }) => width + nombre.length + AROUND, 0) > ONE_ROW;
}

/** Header of every public page: contact strip, menu from the database with the catalogue's dropdown, mobile drawer. */
export function Cabecera({ lugar }: { lugar: Lugar }) {
  const { ajustes, menu, categorias } = useSitio();
  const entry = catalogoEntry(menu);
  const items = (className: string | undefined, catalogo: (nombre: string) => ReactNode) =>
    menu.map((item) => (
      <li key={item.id}>
        {item === entry ? (
          catalogo(item.nombre)
        ) : (
          <a
            className={className}
            href={menuHref(item.slug)}
            aria-current={menuHref(item.slug) === lugar.href ? "page" : undefined}
          >
            {item.nombre}
          </a>
        )}
      </li>
    ));
  return (
    <>
      <div className="franja sobre-tinta">
        <div className="wrap">
          <span>{ajustes.ciudades}</span>{" "}
          <a className="opc" href={`mailto:${ajustes.correo}`}>
            <Icon of={Mail} />
            {ajustes.correo}
          </a>{" "}
          <a href={telHref(ajustes.telefono)}>
            <Icon of={Phone} />
            {telText(ajustes.telefono)}
          </a>
        </div>
      </div>
      <div className={isLong(menu) ? "cab cab--dos-filas" : "cab"}>
        <div className="wrap">
          <Marca empresa={ajustes.empresa} />
          {menu.length > 0 && (
            <nav className="nav" aria-label="Principal">
              <ul>
                {items("n", (nombre) => (
                  <MegaMenu nombre={nombre} inside={lugar.catalogo} />
                ))}
              </ul>
            </nav>
          )}
          <Buscador id="q-cab" etiqueta="Buscar productos" className="busca--cab" />
          <BotonPdf className={cx(buttonClass({ variant: "primary", size: "lg" }), "max-lg:hidden")} />
          <Drawer label="Principal, móvil">
            <Buscador id="q-cajon" etiqueta="Buscar desde el menú" />
            {menu.length > 0 && (
              <ul>
                {items(undefined, (nombre) => (
                  <Desplegable nombre={nombre}>
                    <Ramas categorias={categorias} />
                  </Desplegable>
                ))}
              </ul>
            )}
            <BotonPdf className={cx(buttonClass({ variant: "primary", size: "wide" }), "mt-6")} />
          </Drawer>
        </div>
      </div>
    </>
  );
}
