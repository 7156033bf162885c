import { Link, useLocation } from "react-router";
import { Drawer } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { nav, navEntry } from "./nav";

/** The links of wide screens, in their groups. */
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
              {nombre}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The same links in a drawer; it closes once one is followed. */
export function AdminDrawer() {
  const { key } = useLocation();
  return (
    <Drawer key={key} label="Administración, móvil">
      <ul>
        {nav.flatMap(({ entradas }) =>
          entradas.map(({ href, nombre }) => (
            <li key={href}>
              <Link to={href}>{nombre}</Link>
            </li>
          )),
        )}
      </ul>
    </Drawer>
  );
}
