import type { FocusEvent, KeyboardEvent } from "react";

type Folded = HTMLDetailsElement;

/** What lies over the page while it is open, a drawer or a panel, never hides what has the focus. */
export const closing = {
  /** Escape closes it, and leaves the focus on its button. */
  onKeyDown({ key, currentTarget }: KeyboardEvent<Folded>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
  /** It closes when the focus goes on to something else. */
  onBlur({ currentTarget, relatedTarget }: FocusEvent<Folded>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
};
