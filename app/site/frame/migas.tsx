import { cx } from "~/ui/cx";
import { type Miga, RutaEstructurada } from "./datos-estructurados";

const paso = cx(
  "flex items-center not-first:before:mx-3 not-first:before:eje not-first:before:w-7 max-sm:whitespace-nowrap",
);
/** On narrow screens only the last link is left, without the line before it; the page's name may be cut. */
const enlace = cx("max-sm:flex-none max-sm:not-nth-last-2:hidden max-sm:before:hidden");
const fin = cx(
  "font-semibold max-sm:block max-sm:min-w-0 max-sm:overflow-hidden max-sm:text-ellipsis max-sm:before:inline-block max-sm:before:align-middle",
);

/** The breadcrumb: home first, the page itself last and not a link. */
export function Migas({ ruta = [], actual }: { ruta?: readonly Miga[]; actual: string }) {
  const links = [{ nombre: "Inicio", href: "/" }, ...ruta];
  return (
    <nav className="border-b border-tinta-200 bg-papel print:hidden" aria-label="Ruta de navegación">
      <RutaEstructurada ruta={links} actual={actual} />
      <div className="wrap">
        <ol className="flex min-h-12 flex-wrap items-center py-1.5 text-sm max-sm:flex-nowrap">
          {links.map(({ nombre, href }) => (
            <li key={href} className={cx(paso, enlace)}>
              <a className="py-1 text-tinta-600 hover:text-tinta-950" href={href}>
                {nombre}
              </a>
            </li>
          ))}
          <li className={cx(paso, fin)} aria-current="page">
            {actual}
          </li>
        </ol>
      </div>
    </nav>
  );
}
