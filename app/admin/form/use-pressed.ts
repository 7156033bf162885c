import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { PRESSED } from "./press-button";

/**
 * Gives the focus to a part of `box`, unless whoever pressed there went on elsewhere. A button that is pressed with the
 * mouse does not take the focus: `from` had it then.
 */
export function giveFocus(box: HTMLElement, target: HTMLElement | null | undefined, from?: Element | null): void {
  const here = document.activeElement;
  const elsewhere = here?.matches("a, button, input, select, textarea") && here !== from && !box.contains(here);
  if (!elsewhere) target?.focus();
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
  const last = useRef<string>(null);
  useEffect(() => {
    const [box, pressed] = [document.getElementById(list), last.current];
    last.current = typeof value === "string" ? value : null;
    if (box && pressed !== null && last.current === null) giveFocus(box, targetOf(box, pressed));
  }, [value, list, name, targetOf]);
}
