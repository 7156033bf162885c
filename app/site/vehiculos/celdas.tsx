import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { titleBlock, titleCell, titleName } from "~/ui/title-block";

/** A control in a cell: the cell is its frame. A select's text stands under its label, as that of a field does. */
export const cellControl = cx(
  "h-7 w-full rounded-none border-0 bg-transparent p-0 font-semibold [outline:0] placeholder:font-normal placeholder:text-tinta-500 [select&]:-ml-1",
);

interface CeldasProps {
  label: string;
  action?: string;
  /** The columns of its cells. */
  className: string;
  children: ReactNode;
}

/** The title block as a GET form: joined cells, the last one is the button. */
export function Celdas({ label, action, className, children }: CeldasProps) {
  return (
    <form className={cx(titleBlock, "print:hidden", className)} method="get" action={action} aria-label={label}>
      {children}
    </form>
  );
}

/** A cell with its label on top; `id` is that of its control. */
export function Celda({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={cx(titleCell, "grid content-center focus-within:aro")}>
      <label className={titleName} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** The last cell: the button of the form. */
export function CeldaBoton({ children }: { children: ReactNode }) {
  return (
    <button
      type="submit"
      className="inline-flex min-h-14 cursor-pointer items-center justify-center gap-2.5 border-0 bg-tinta-950 px-5 font-semibold text-papel hover:bg-tinta-700"
    >
      {children}
    </button>
  );
}
