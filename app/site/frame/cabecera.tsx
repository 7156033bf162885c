import { ChevronDown, Mail, Phone, Search } from "lucide-react";
import type { ReactNode } from "react";
import { telHref, telText } from "~/domain/ajustes/ajustes";
import { catalogoEntry, menuHref } from "~/domain/paginas/menu";
import { catalogoHref } from "~/domain/catalogo/hrefs";
import type { Sitio } from "~/domain/paginas/frame.server";
import { cx } from "~/ui/cx";
import { buttonClass } from "~/ui/button";
import { Drawer } from "~/ui/drawer";
import { Icon, IconLabel } from "~/ui/icon";
import { BotonPdf } from "./boton-pdf";
import { Buscador } from "~/site/catalogo/buscador";
import { Marca } from "./marca";
import { Columnas, ramas, Ramas } from "./menus";
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

/** A link of the menu, or the summary that opens its dropdown, with the line below it. */
const entrada = cx(
  "relative inline-flex items-center gap-1.5 px-4 font-medium no-underline aria-[current]:font-bold",
  "after:absolute after:inset-x-4 after:h-0.5 after:origin-left after:scale-[0_1] after:bg-minio-600 after:[transition:scale_var(--dur-2)_var(--ease-mecanica)] group-open:after:scale-none hover:after:scale-none aria-[current]:after:scale-none",
);
const enUnaFila = cx("min-h-20 after:bottom-6");
const enFilaPropia = cx("min-h-13 after:bottom-2.5");

function MegaMenu({ nombre, inside, className }: { nombre: string; inside: boolean; className: string }) {
  const { categorias } = useSitio();
  return (
    <details name="menu" className="group">
      <summary className={cx(className, "group-open:[&>svg]:rotate-180")} aria-current={inside ? "true" : undefined}>
        {nombre} <Icon of={ChevronDown} />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100vh-9rem)] overflow-y-auto border-y border-tinta-950 bg-papel pt-5 pb-6 shadow-flotante">
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

/** The search of phones, folded beside the menu. */
function Lupa() {
  return (
    <details className="group ml-auto sm:hidden" name="menu">
      <summary className="grid size-11 place-items-center group-open:bg-tinta-950 group-open:text-papel">
        <IconLabel of={Search} label="Buscar" />
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-tinta-950 bg-papel pt-4 pb-5">
        <Buscador id="q-lupa" etiqueta="Buscar desde el encabezado" pregunta className="wrap" />
      </div>
    </details>
  );
}

/** Header of every public page: contact strip, menu from the database with the catalogue's dropdown, mobile drawer. */
export function Cabecera({ lugar }: { lugar: Lugar }) {
  const { ajustes, menu, categorias } = useSitio();
  const entry = catalogoEntry(menu);
  const long = isLong(menu);
  const deMenu = cx(entrada, long ? enFilaPropia : enUnaFila);
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
      <Franja />
      <div className="relative z-20 border-b border-tinta-950 bg-papel has-[>div>details[open]]:z-50">
        <div
          className={cx(
            "wrap flex min-h-20 items-center gap-8 max-xl:min-h-18 max-sm:gap-1.5",
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
                {items(deMenu, (nombre) => (
                  <MegaMenu nombre={nombre} inside={lugar.catalogo} className={deMenu} />
                ))}
              </ul>
            </nav>
          )}
          <Buscador
            id="q-cab"
            etiqueta="Buscar productos"
            className="flex-[0_1_14rem] max-xl:ml-auto max-sm:hidden [&_ul]:left-auto"
          />
          <BotonPdf className={cx(buttonClass({ size: "lg" }), "max-xl:hidden")} />
          <Lupa />
          <Drawer label="Principal, móvil" className="xl:hidden">
            {menu.length > 0 && (
              <ul className={ramas}>
                {items(undefined, (nombre) => (
                  <Desplegable nombre={nombre}>
                    <Ramas categorias={categorias} />
                  </Desplegable>
                ))}
              </ul>
            )}
            <BotonPdf
              className={cx(buttonClass({ variant: "primary", size: "wide" }), "mt-6 flex! min-h-13! font-semibold!")}
            />
          </Drawer>
        </div>
      </div>
    </>
  );
}
