import { Link, useLocation } from "react-router";
import { formatNumber } from "~/domain/kernel/text";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { useAdmin } from "./admin";
import { nav, navEntry } from "./nav";

/** Number of unanswered messages, beside their link. */
function Nuevos({ href }: { href: string }) {
  const { nuevos } = useAdmin();
  if (href !== "/admin/mensajes" || nuevos === 0) return null;
  return (
    <span className="cuenta">
      {formatNumber(nuevos)} <span className="oculto">{nuevos === 1 ? "nuevo" : "nuevos"}</span>
    </span>
  );
}

/** Navigation on wide screens, in groups. */
export function Sidebar() {
  const active = navEntry(useLocation().pathname);
  return nav.map(({ titulo, entradas }) => (
    <div key={titulo ?? "inicio"}>
      {titulo && <p className="grupo">{titulo}</p>}
      <ul>
        {entradas.map(({ href, nombre, icon }) => (
          <li key={href}>
            <Link className="l" to={href} aria-current={active?.href === href ? "page" : undefined}>
              <Icon of={icon} />
              {nombre} <Nuevos href={href} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The same navigation in a drawer; it closes when a link is followed. */
export function AdminDrawer() {
  const { key } = useLocation();
  return (
    <Drawer key={key} label="Administración, móvil" className="min-[68rem]:hidden">
      <ul>
        {nav.flatMap(({ entradas }) =>
          entradas.map(({ href, nombre }) => (
            <li key={href}>
              <Link to={href}>
                {nombre} <Nuevos href={href} />
              </Link>
            </li>
          )),
        )}
      </ul>
    </Drawer>
  );
}
