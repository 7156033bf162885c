import type { ReactNode } from "react";
import { cx } from "./cx";

const shape = cx("inline-flex items-center gap-2 border-line border-tinta-950 px-3 py-1 leading-snug font-semibold");

/** A link in a frame: a category above a title, a closest match. */
export function ChipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className={cx(shape, "bg-papel text-sm no-underline hover:bg-tinta-950 hover:text-papel")}
      href={href}
      data-part="chip"
    >
      {children}
    </a>
  );
}

/** The code of a product, white on black. */
export function CodeChip({ children }: { children: string }) {
  return (
    <span
      className={cx(shape, "bg-tinta-950 font-mono text-base text-papel print:bg-transparent print:text-tinta-950")}
      data-part="code"
    >
      {children}
    </span>
  );
}
