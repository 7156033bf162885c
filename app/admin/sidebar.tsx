import { Menu, X } from "lucide-react";
import { Link, useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { nav, navEntry } from "./nav";

/** The links of wide screens, in their groups. */
export function Sidebar() {
  const active = navEntry(useLocation().pathname);
  return nav.map(({ titulo, entradas }) => (
    <div key={titulo ?? "inicio"}>
      {titulo && <p className="grupo">{titulo}</p>}
      {entradas.map(({ href, nombre, icon }) => (
        <Link key={href} className="l" to={href} aria-current={active?.href === href ? "page" : undefined}>
          <Icon of={icon} />
          {nombre}
        </Link>
      ))}
    </div>
  ));
}

/** The same links in a drawer; it closes once one is followed. */
export function AdminDrawer() {
  const { key } = useLocation();
  return (
    <details className="cajon cajon--adm" key={key}>
      <summary>
        <span className="abrir">
          <Icon of={Menu} />
          Menú
        </span>
        <span className="cerrar">
          <Icon of={X} />
          Cerrar
        </span>
      </summary>
      <nav className="panel" aria-label="Administración, móvil">
        {nav.flatMap(({ entradas }) =>
          entradas.map(({ href, nombre }) => (
            <Link key={href} to={href}>
              {nombre}
            </Link>
          )),
        )}
      </nav>
    </details>
  );
}
