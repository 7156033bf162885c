import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { PRESSED } from "~/domain/cuentas/drafts";

/**
 * Gives the focus to what a button was pressed for, unless whoever pressed it went on elsewhere meanwhile. `from` had the
 * focus at the press: the button itself, or what had it before, for a button that is pressed with the mouse takes none.
 */
export function giveFocus(target: HTMLElement | null | undefined, from: Element | null): void {
  const here = document.activeElement;
  const elsewhere = here?.matches("a, button, input, select, textarea") && here !== from;
  if (!elsewhere) target?.focus();
}

/**
 * Gives the focus back to what a form was sent from, once it is saved and nothing else took it: while it is `saving`
 * neither its fields nor its button keep it. Returns what notes where the form is sent from.
 */
export function useFocusBack(saving: boolean): () => void {
  const from = useRef<Element>(null);
  useEffect(() => {
    const nowhere = document.activeElement === document.body;
    if (!saving && nowhere && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
  }, [saving]);
  return () => {
    from.current = document.activeElement;
  };
}

/**
 * Gives the focus to what a pressed button was about when its list, which the answer makes anew, is there again. `targetOf`
 * finds it by the button's value, and is a function of the module, so that it stays the same one.
 */
export function usePressed(
  list: string,
  name: (typeof PRESSED)[number],
  targetOf: (list: HTMLElement, value: string) => HTMLElement | null | undefined,
): void {
  const value = useNavigation().formData?.get(name);
  const last = useRef<{ value: string; from: Element | null }>(null);
  useEffect(() => {
    const [box, pressed] = [document.getElementById(list), last.current];
    last.current = typeof value === "string" ? { value, from: document.activeElement } : null;
    if (box && pressed && !last.current) giveFocus(targetOf(box, pressed.value), pressed.from);
  }, [value, list, name, targetOf]);
}
