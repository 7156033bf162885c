import type { ReactNode } from "react";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import type { Sitio } from "~/domain/paginas/frame.server";
import { catalogoEntry, menuHref } from "~/domain/paginas/menu";
import { vehiculosHref } from "~/domain/vehiculos/hrefs";
import { useSitio } from "./sitio";

/** Place of a page in the menu: the entry that links to it, if any, and whether it is inside the catalogue. */
export interface Lugar {
  href: string | null;
  catalogo: boolean;
}

export function lugarDe({ menu, categorias }: Pick<Sitio, "menu" | "categorias">, pathname: string): Lugar {
  const catalogo =
    ["/producto", catalogoHref, vehiculosHref].some((start) => pathname.startsWith(start)) ||
    categorias.some(({ slug }) => pathname === `/${slug}` || pathname.startsWith(`/${slug}/`));
  return { href: menu.some(({ slug }) => menuHref(slug) === pathname) ? pathname : null, catalogo };
}

/**
 * Widest menu, in characters with the space around each entry, that fits beside search and button on the narrowest
 * desktop.
 */
const ONE_ROW = 46;
const AROUND = 4;

/** Whether the menu needs a row of its own. */
export function isLong(menu: Sitio["menu"]): boolean {
  return menu.reduce((width, { nombre }) => width + nombre.length + AROUND, 0) > ONE_ROW;
}

interface EntradasProps {
  lugar: Lugar;
  className?: string;
  /** What stands in place of the catalogue's entry. */
  children: (nombre: string) => ReactNode;
}

/** The entries of the menu in their order (PUB §2 Navbar). */
export function Entradas({ lugar, className, children }: EntradasProps) {
  const { menu } = useSitio();
  const entry = catalogoEntry(menu);
  return menu.map((item) => {
    const href = menuHref(item.slug);
    return (
      <li key={item.id}>
        {item === entry ? (
          children(item.nombre)
        ) : (
          <a className={className} href={href} aria-current={href === lugar.href ? "page" : undefined}>
            {item.nombre}
          </a>
        )}
      </li>
    );
  });
}
