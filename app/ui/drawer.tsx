import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";

const boton = cx(
  "inline-flex min-h-12 items-center gap-2.5 border-line px-3.5 font-semibold",
  "group-open:fixed group-open:top-4 group-open:right-4 group-open:z-42 group-open:bg-papel",
);
const panel = cx(
  "fixed inset-y-0 right-0 z-41 w-[min(22rem,100vw-2.5rem)] overflow-y-auto overscroll-contain border-l bg-papel px-5 pt-20 pb-8 shadow-velo",
  "[&>ul]:font-semibold [&>ul_:is(a,summary)]:flex [&>ul_:is(a,summary)]:min-h-13 [&>ul_:is(a,summary)]:items-center [&>ul_:is(a,summary)]:justify-between [&>ul_:is(a,summary)]:border-b [&>ul_:is(a,summary)]:border-tinta-200 [&>ul_:is(a,summary)]:no-underline",
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
    <details className={cx("group", className)}>
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
      <nav className={panel} aria-label={label}>
        {children}
      </nav>
    </details>
  );
}
