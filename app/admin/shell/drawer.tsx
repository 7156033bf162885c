import { Menu, X } from "lucide";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { closing, drawerButton, drawerPanel } from "~/ui/drawer";
import { Icon } from "~/ui/icon";

const boton = cx(
  drawerButton,
  "group-open:fixed group-open:top-4 group-open:right-4 group-open:z-42 group-open:bg-papel",
);

interface DrawerProps {
  label: string;
  /** Where it stands, and from which width on it is not needed. */
  className: string;
  children: ReactNode;
}

/**
 * The menu of narrow screens: a side drawer that works without JavaScript, with lists of links as children. What holds
 * it must lie above the page while it is open.
 */
export function Drawer({ label, className, children }: DrawerProps) {
  return (
    <details className={cx("group", className)} {...closing}>
      <summary className={boton}>
        <span className="contents group-open:hidden">
          <Icon of={Menu} />
          Menú
        </span>{" "}
        <span className="hidden items-center gap-2.5 group-open:inline-flex">
          <Icon of={X} />
          Cerrar
        </span>
      </summary>
      <nav className={cx("fixed z-41 shadow-velo", drawerPanel)} aria-label={label}>
        {children}
      </nav>
    </details>
  );
}
