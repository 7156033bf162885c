import type { ReactNode } from "react";
import { cx } from "./cx";

const shape = cx(
  "inline-flex cursor-pointer items-center justify-center gap-2.5 text-center no-underline vira active:[translate:0_1px] off:cursor-not-allowed",
);
const framed = cx("rounded-1 border-line font-semibold off:border-tinta-200 off:bg-tinta-100 off:text-tinta-500");

const variants = {
  line: cx(framed, "border-tinta-950 bg-transparent text-tinta-950 hover:bg-tinta-950 hover:text-papel"),
  paper: cx(framed, "border-tinta-950 bg-papel text-tinta-950 hover:bg-tinta-950 hover:text-papel"),
  dark: cx(framed, "border-tinta-950 bg-tinta-950 text-papel hover:border-tinta-700 hover:bg-tinta-700"),
  darkOnMinio: cx(
    framed,
    "border-tinta-950 bg-tinta-950 text-papel hover:border-tinta-700 hover:bg-papel hover:text-tinta-950",
  ),
  chat: cx(framed, "border-chat bg-chat text-papel hover:border-chat-oscuro hover:bg-chat-oscuro"),
  danger: cx(framed, "border-error bg-transparent text-error hover:bg-error hover:text-papel"),
  dangerFilled: cx(framed, "border-error bg-error text-papel hover:border-error-oscuro hover:bg-error-oscuro"),
  primary: cx(
    "bisel border-0 pe-6 font-bold text-tinta-950 hover:text-papel hover:[--bg:var(--color-tinta-950)] dark:hover:text-tinta-950 dark:hover:[--bg:var(--color-papel)] forced-colors:border-line off:bg-tinta-100 off:bg-none off:text-tinta-500",
  ),
};
const sizes = {
  lg: cx("min-h-12 px-5 py-2.5 text-control leading-tight"),
  wide: cx("min-h-12 w-full px-5 py-2.5 text-control leading-tight"),
  md: cx("min-h-11 px-5 py-2 text-control leading-tight in-[dialog]:min-h-12 in-[dialog]:py-2.5"),
  sm: cx("min-h-11 px-3.5 py-2 text-sm leading-tight"),
};

interface ButtonLook {
  variant?: keyof typeof variants;
  /** `lg` and `wide` are the public site's, `md` the back office's, a little taller in a dialog. */
  size?: keyof typeof sizes;
}

/** Classes of a button or of a link that looks like one. */
export function buttonClass({ variant = "line", size = "md" }: ButtonLook = {}): string {
  return cx(shape, variants[variant], sizes[size]);
}

const icon = cx(
  shape,
  "min-h-10 w-10 rounded-1 border-line border-tinta-200 bg-papel p-0 text-control leading-tight off:border-tinta-100 off:bg-transparent",
);

/** Classes of a button that shows only an icon. */
export const iconButton = cx(icon, "text-tinta-700 hover:border-tinta-950 hover:text-tinta-950 off:text-tinta-300");

/** Classes of an icon button that deletes. */
export const dangerIconButton = cx(icon, "text-error hover:border-error off:text-tinta-300");

/** Classes of a link that stands alone, underlined with the signal colour. */
export const textLink = cx(
  "inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-minio-600 decoration-2 underline-offset-6 hover:text-minio-700 dark:hover:text-minio-400",
);

/** Classes of a group of buttons or badges that wraps; paper has no use for them. */
export const buttonGroup = cx("flex flex-wrap gap-3 print:hidden");

/** Buttons side by side; in a `row` of a list they stay on one line. */
export function Buttons({ row, children }: { row?: boolean; children: ReactNode }) {
  return <div className={row ? cx("flex gap-1.5 print:hidden") : buttonGroup}>{children}</div>;
}
