import type { LucideIcon } from "lucide-react";

/** A line icon in the size of its text; always beside a word or inside a labelled control. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return (
    <Drawing
      className="ico"
      size={undefined}
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
    />
  );
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
