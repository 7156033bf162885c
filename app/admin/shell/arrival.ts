import { useEffect, useRef } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { placeOf, takeFocus } from "./anchors";

/** Whether an address has a parameter that another has not: it opens something. */
function opens({ search }: Location, before: Location): boolean {
  const had = new URLSearchParams(before.search);
  return [...new URLSearchParams(search)].some(([name, value]) => had.get(name) !== value);
}

/** What a followed link leads to: the first field of an editor that it opens, the place it names, or another screen's title. */
function targetOf(location: Location, before: Location): HTMLElement | null {
  const { hash, pathname } = location;
  const place = placeOf(hash);
  const field = opens(location, before) ? "form :is(input, select, textarea):not([type=hidden])" : null;
  if (place) return (field ? place.querySelector<HTMLElement>(field) : null) ?? place;
  return pathname === before.pathname ? null : document.querySelector<HTMLElement>("main h1");
}

/**
 * Gives the focus to what a link led to, so that it is read and the keyboard goes on there. What took the focus meanwhile
 * keeps it: a message, a dialog, a field in which somebody writes.
 */
export function useArrival(): void {
  const location = useLocation();
  const { state, formMethod } = useNavigation();
  const left = useRef<{ from: Element | null; posted: boolean }>({ from: null, posted: false });
  const before = useRef(location);
  useEffect(() => {
    if (state !== "idle") left.current = { from: document.activeElement, posted: formMethod === "POST" };
  }, [state, formMethod]);
  useEffect(() => {
    const { from, posted } = left.current;
    const target = targetOf(location, before.current);
    const stays = location.pathname === before.current.pathname;
    before.current = location;
    const here = document.activeElement;
    // A form that was saved on its screen has its own ways to give the focus back.
    if (target && !(posted && stays) && (here === document.body || here === from)) takeFocus(target);
  }, [location]);
}
