import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

/** The menu of narrow screens: a side drawer that works without JavaScript. */
export function Drawer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="cajon">
      <summary>
        <span className="abrir">
          <Icon of={Menu} />
          Menú
        </span>{" "}
        <span className="cerrar">
          <Icon of={X} />
          Cerrar
        </span>
      </summary>
      <nav className="panel" aria-label={label}>
        {children}
      </nav>
    </details>
  );
}
