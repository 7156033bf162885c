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
