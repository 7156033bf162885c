import { Link, useLocation } from "react-router";
import { formatCounted } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { drawerLink } from "~/ui/drawer";
import { Drawer } from "./drawer";
import { Icon } from "~/ui/icon";
import { useAdmin } from "./admin";
import { nav, navEntry } from "./nav";

/** Number of messages and requests that wait for an answer, beside their link. */
function Nuevos({ href, className }: { href: string; className?: string }) {
  const { nuevos, nuevas } = useAdmin();
  const counts = new Map([
    ["/admin/mensajes", nuevos],
    ["/admin/cotizaciones", nuevas],
  ]);
  const waiting = counts.get(href) ?? 0;
  if (waiting === 0) return null;
  const word = href === "/admin/mensajes" ? "nuevo" : "nueva";
  return (
    <span className={cx("print:hidden", className)}>
      {formatCounted(waiting)} <span className="oculto">{waiting === 1 ? word : `${word}s`}</span>
    </span>
  );
}

const count = cx("ml-auto bg-minio-500 px-2 text-sm font-semibold text-tinta-950 cifras");
const link = cx(
  "flex min-h-11 items-center gap-3 border-l-4 border-transparent px-5 font-medium text-tinta-100 no-underline",
  "hover:bg-tinta-800 hover:text-papel focus-visible:-outline-offset-4 [&>svg]:text-tinta-300",
  "aria-[current]:border-l-minio-500 aria-[current]:bg-tinta-800 aria-[current]:font-semibold aria-[current]:text-papel aria-[current]:[&>svg]:text-minio-400",
  // A transparent border has a colour there: only the present entry keeps it.
  "forced-colors:not-aria-[current]:border-l-[Canvas]",
);

/** Navigation on wide screens, in groups. */
export function Sidebar() {
  const active = navEntry(useLocation().pathname);
  return nav.map(({ titulo, entradas }) => (
    <div key={titulo ?? "inicio"}>
      {titulo && <p className="px-5 pt-4 pb-1.5 text-sm font-medium text-tinta-300">{titulo}</p>}
      <ul>
        {entradas.map(({ href, nombre, icon }) => (
          <li key={href}>
            <Link className={link} to={href} aria-current={active?.href === href ? "page" : undefined}>
              <Icon of={icon} />
              {nombre} <Nuevos href={href} className={count} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The same navigation in a drawer; it closes when a link is followed. */
export function AdminDrawer() {
  const { key, pathname } = useLocation();
  const active = navEntry(pathname);
  return (
    <Drawer key={key} label="Administración, móvil" className="lg:hidden">
      <ul>
        {nav.flatMap(({ entradas }) =>
          entradas.map(({ href, nombre }) => (
            <li key={href}>
              <Link className={drawerLink} to={href} aria-current={active?.href === href ? "page" : undefined}>
                {nombre} <Nuevos href={href} />
              </Link>
            </li>
          )),
        )}
      </ul>
    </Drawer>
  );
}
