import { useEffect } from "react";

/** The link to a place of this screen that a plain click follows; null for any other click. */
function anchorOf(click: MouseEvent): HTMLAnchorElement | null {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = click;
  if (click.defaultPrevented || click.button !== 0 || !(target instanceof Element)) return null;
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLAnchorElement>('a[href^="#"]');
}

/** The place of the screen that a hash names; null where it names none, or is damaged. */
export function placeOf(hash: string | undefined): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Gives a place the focus where the screen stands; one that takes no focus gets it this once. */
export function takeFocus(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener("focusout", () => place.removeAttribute("tabindex"), { once: true });
}

/** Moves view and focus to a place. */
function goTo(place: HTMLElement): void {
  place.scrollIntoView();
  takeFocus(place);
}

/** Goes to a place as soon as it takes the focus: fields take none while their form is being saved. */
function goWhenFree(place: HTMLElement): void {
  const closed = place.closest("[inert]");
  if (!closed) return goTo(place);
  const observer = new MutationObserver(() => {
    if (closed.hasAttribute("inert")) return;
    observer.disconnect();
    goTo(place);
  });
  observer.observe(closed, { attributeFilter: ["inert"] });
}

/**
 * Follows links to places of the screen without React Router, for which each is a navigation: it drops what the server
 * answered to a refused form, and with it the rows and pictures that were typed.
 */
export function useAnchors(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const hash = anchorOf(event)?.hash;
      const place = placeOf(hash);
      if (!place) return;
      event.preventDefault();
      history.replaceState(history.state, "", hash);
      goWhenFree(place);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
}
