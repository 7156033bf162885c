import { Link, useLocation } from "react-router";
import { tabClass, tabsClass } from "~/ui/tabs";

/** The parts of a screen, each with an address of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly { to: string; nombre: string }[] }) {
  const { pathname } = useLocation();
  return (
    <nav className={tabsClass} aria-label={label}>
      {tabs.map(({ to, nombre }) => (
        <Link className={tabClass} key={to} to={to} aria-current={pathname === to ? "page" : undefined}>
          {nombre}
        </Link>
      ))}
    </nav>
  );
}
