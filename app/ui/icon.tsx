import type { LucideIcon } from "lucide-react";

/** Said once, by the style sheet: a page has dozens of icons. */
const inCss = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};
const attributes = { ...inCss, strokeWidth: 1.75, className: "ico", "aria-hidden": true } as const;

/** A line icon in the size of its text; always beside a word or inside a labelled control. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing {...attributes} />;
}

/** An icon that stands for its words: eyes see the drawing, ears and text browsers the words. */
export function IconLabel({ of, label }: { of: LucideIcon; label: string }) {
  return (
    <>
      <Icon of={of} />
      <span className="oculto">{label}</span>
    </>
  );
}
