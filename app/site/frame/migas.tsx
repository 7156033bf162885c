import { cx } from "~/ui/cx";
import { type Miga, RutaEstructurada } from "./datos-estructurados";

/** A step is one line, cut where there is no room; the line before it goes on narrow screens with the steps before. */
const paso = cx(
  "truncate not-first:before:mx-3 not-first:before:inline-block not-first:before:eje not-first:before:w-7 not-first:before:align-middle",
);
const enlace = cx("max-w-2/5 flex-none max-sm:not-nth-last-2:hidden max-sm:before:hidden!");

/** The breadcrumb: home first, the page itself last and not a link. */
export function Migas({ ruta = [], actual }: { ruta?: readonly Miga[]; actual: string }) {
  const links = [{ nombre: "Inicio", href: "/" }, ...ruta];
  return (
    <nav className="border-b border-tinta-200 bg-papel print:hidden" aria-label="Ruta de navegación">
      <RutaEstructurada ruta={links} actual={actual} />
      <div className="wrap">
        <ol className="flex min-h-12 items-center text-sm">
          {links.map(({ nombre, href }) => (
            <li key={href} className={cx(paso, enlace)}>
              <a className="py-3 text-tinta-600 hover:text-tinta-950 focus-visible:-outline-offset-3" href={href}>
                {nombre}
              </a>
            </li>
          ))}
          <li className={cx(paso, "min-w-0 font-semibold")} aria-current="page">
            {actual}
          </li>
        </ol>
      </div>
    </nav>
  );
}
