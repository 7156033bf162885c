import type { ReactNode } from "react";
import { cx } from "./cx";

/** Ruled cells like the title block of a drawing. */
export const titleBlock = cx(
  "grid gap-px border border-tinta-950 bg-tinta-950 print:break-inside-avoid print:gap-0 print:bg-transparent",
);
/** A cell of the block. */
export const titleCell = cx("min-w-0 bg-papel px-3.5 py-2.5 print:px-3 print:py-2 print:[border:0.15mm_solid_#000]");
/** The small name over the value of a cell. */
export const titleName = cx("block text-micro leading-snug text-tinta-600");

/** Named values in two columns. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cx(titleBlock, "2xs:grid-cols-2", className)}>{children}</dl>;
}

/** A named value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={titleCell}>
      <dt className={titleName}>{name}</dt>
      <dd className="leading-snug font-semibold wrap-anywhere [&_a]:inline-block [&_a]:min-h-6">{children}</dd>
    </div>
  );
}
