import type { ReactNode } from "react";
import { cx } from "./cx";

const shape = cx(
  "inline-flex items-center gap-[0.5em] border-[1.5px] border-tinta-950 px-[0.7rem] py-[0.3rem] leading-[1.3] font-semibold",
);

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
      className={cx(
        shape,
        "bg-tinta-950 font-mono text-[1.0625rem] text-papel print:bg-transparent print:text-tinta-950",
      )}
      data-part="code"
    >
      {children}
    </span>
  );
}
