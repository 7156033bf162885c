import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Sitio } from "~/domain/paginas/frame.server";
import { tidyPart } from "~/services/page-cache/tidy-html.server";
import { Cabecera } from "./cabecera";
import { lugarDe } from "./entradas";
import { Menus } from "./menus";
import { Pie } from "./pie";
import { SitioProvider } from "./sitio";

interface Marco {
  cabecera: string;
  menus: string;
  pie: string;
}
const made = new WeakMap<Sitio, Map<string, Marco>>();

/** Header, menus and footer as markup, cached per place in the menu: all pages at the same place share them. */
export function marcoOf(sitio: Sitio, pathname: string): Marco {
  const lugar = lugarDe(sitio, pathname);
  const key = `${lugar.href ?? ""} ${lugar.catalogo}`;
  const marcos = made.get(sitio) ?? new Map<string, Marco>();
  made.set(sitio, marcos);
  const render = (part: ReactNode) =>
    tidyPart(renderToStaticMarkup(<SitioProvider value={{ ...sitio, origin: "" }}>{part}</SitioProvider>));
  const marco = marcos.get(key) ?? {
    cabecera: render(<Cabecera lugar={lugar} />),
    menus: render(<Menus lugar={lugar} />),
    pie: render(<Pie />),
  };
  marcos.set(key, marco);
  return marco;
}
