import type { FocusEvent, KeyboardEvent } from "react";
import { cx } from "./cx";

/** Classes of the buttons of a drawer. */
export const drawerButton = cx("inline-flex min-h-12 items-center gap-2.5 border-line px-3.5 font-semibold");

/** Classes of a panel at the right edge. */
export const drawerPanel = cx(
  "inset-y-0 right-0 w-[min(22rem,100vw-2.5rem)] overflow-y-auto overscroll-contain border-l px-4 pt-20 pb-8 papel-que-sigue",
);

/** Classes of a link in a drawer's list. */
export const drawerLink = cx(
  "flex min-h-13 items-center justify-between border-b border-tinta-200 font-semibold no-underline",
);

/** Handlers of a fold that lies over the page while it is open, a drawer or a panel: it never hides what has the focus. */
export const closing = {
  /** Escape closes it, and leaves the focus on its button. */
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
  /** It closes when the focus goes on to something else. */
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
};
