import type { ReactNode } from "react";
import { cx } from "./cx";

/** Ruled cells like the title block of a drawing: each child is a cell. */
export const titleBlock = cx(
  "grid gap-px border border-tinta-950 bg-tinta-950 *:min-w-0 *:bg-papel *:px-[0.85rem] *:pt-[0.6rem] *:pb-[0.65rem] print:break-inside-avoid print:gap-0 print:bg-transparent print:*:px-[3mm] print:*:py-[2mm] print:*:[border:0.15mm_solid_#000]",
);

/** Terms and their values in two columns; each child is a `div` with a `dt` and a `dd`. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={cx(
        titleBlock,
        "grid-cols-[1fr_1fr] [&_dd]:leading-[1.35] [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dt]:text-micro/[1.3] [&_dt]:text-tinta-600",
        className,
      )}
    >
      {children}
    </dl>
  );
}
