import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { dropTarget, type Reorder } from "./reorder";

/** A list, not a table, whose rows can be moved. */
export function MoveList({ children }: { children: ReactNode }) {
  return (
    <ol className="grid border border-tinta-300" data-part="rows">
      {children}
    </ol>
  );
}

interface MoveRowProps {
  order: Reorder;
  posicion: number;
  id?: string;
  /** The row the site treats in a way of its own. */
  marked?: boolean;
  /** Its columns. */
  className: string;
  children: ReactNode;
}

/** A row of a list that can be moved. */
export function MoveRow({ order, posicion, id, marked = false, className, children }: MoveRowProps) {
  const { className: target, "data-part": part, ...props } = dropTarget(order, posicion);
  return (
    <li
      id={id}
      className={cx(
        "grid gap-x-4 gap-y-3 p-3.5 not-first:border-t not-first:border-tinta-200",
        marked ? "bg-minio-100 [box-shadow:inset_4px_0_var(--color-minio-600)]" : cx("bg-papel", target),
        className,
      )}
      data-part={part ?? (marked ? "marked" : undefined)}
      {...props}
    >
      {children}
    </li>
  );
}
