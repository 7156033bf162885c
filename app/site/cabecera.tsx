import { ChevronDown, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { telHref, telText } from "~/domain/ajustes";
import { catalogoEntry, menuHref } from "~/domain/menu";
import { catalogoHref } from "~/domain/rutas";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { Buscador } from "./buscador";
import { DrawerCatalogo } from "./cajon";
import { Marca } from "./marca";
import { useSitio } from "./sitio";

function current(href: string, pathname: string): "page" | undefined {
  return href === pathname ? "page" : undefined;
}

function useCatalogo() {
  const { menu, categorias } = useSitio();
  const { pathname } = useLocation();
  const inside =
    pathname.startsWith("/producto") ||
    pathname.startsWith(catalogoHref) ||
    categorias.some(({ slug }) => pathname === `/${slug}` || pathname.startsWith(`/${slug}/`));
  return { entry: catalogoEntry(menu), inside };
}

function MegaMenu({ nombre, inside }: { nombre: string; inside: boolean }) {
  const { menus } = useSitio();
  return (
    <details name="menu">
      <summary aria-current={inside ? "true" : undefined}>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <div className="mega" dangerouslySetInnerHTML={{ __html: menus.mega }} />
    </details>
  );
}

/** Header of every public page: contact strip, menu from the database with the catalogue's dropdown, mobile drawer. */
export function Cabecera() {
  const { ajustes, menu } = useSitio();
  const { pathname } = useLocation();
  const { entry, inside } = useCatalogo();
  const items = (className: string | undefined, catalogo: (nombre: string) => ReactNode) =>
    menu.map((item) => (
      <li key={item.id}>
        {item === entry ? (
          catalogo(item.nombre)
        ) : (
          <a className={className} href={menuHref(item.slug)} aria-current={current(menuHref(item.slug), pathname)}>
            {item.nombre}
          </a>
        )}
      </li>
    ));
  return (
    <header>
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
      <div className="cab">
        <div className="wrap">
          <Marca empresa={ajustes.empresa} />
          <nav className="nav" aria-label="Principal">
            <ul>
              {items("n", (nombre) => (
                <MegaMenu nombre={nombre} inside={inside} />
              ))}
            </ul>
          </nav>
          <Buscador id="q-cab" etiqueta="Buscar productos" className="busca--cab" />
          <BotonPdf className="btn btn--minio btn-pdf" />
          <Drawer label="Principal, móvil">
            <Buscador id="q-cajon" etiqueta="Buscar desde el menú" />
            <ul>
              {items(undefined, (nombre) => (
                <DrawerCatalogo nombre={nombre} />
              ))}
            </ul>
            <BotonPdf />
          </Drawer>
        </div>
      </div>
    </header>
  );
}
