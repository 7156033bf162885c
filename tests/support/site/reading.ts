import { type HTMLElement, parse } from "node-html-parser";
import { textareaValue } from "./forms";
import type { Page } from "./site";

/** The visible text of an element, without the text inside drawings. */
function words(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const drawing of copy.querySelectorAll("svg")) drawing.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

/** The texts of all elements that match a selector. */
export function texts(page: Page, selector: string): string[] {
  return page.$$(selector).map(words);
}

/** The text of the first match of a selector; '' when there is none. */
export function text(page: Page, selector: string): string {
  return texts(page, selector)[0] ?? "";
}

/** Text and address of all links that match a selector. */
export function links(page: Page, selector: string): [string, string][] {
  return page.$$(selector).map((link) => [words(link), link.getAttribute("href") ?? ""]);
}

/** An attribute of the first match of a selector; '' when there is none. */
export function attribute(page: Page, selector: string, name: string): string {
  return page.$(selector)?.getAttribute(name) ?? "";
}

/** Canonical path of the page. */
export function canonical(page: Page): string {
  const href = attribute(page, "link[rel=canonical]", "href");
  return href && new URL(href).pathname + new URL(href).search;
}

/** The error message beside a field. */
export function fieldError(page: Page, name: string): string {
  const field = page.$$("[data-part=field]").find((campo) => campo.querySelector(`[name="${name}"]`));
  const error = field?.querySelector("[data-part=error]");
  return error ? words(error) : "";
}

/** The value of a field. */
export function fieldValue(page: Page, name: string): string {
  const control = page.$(`main [name="${name}"]`);
  if (control?.tagName === "TEXTAREA") return textareaValue(control);
  if (control?.tagName === "SELECT") return control.querySelector("[selected]")?.getAttribute("value") ?? "";
  return control?.getAttribute("value") ?? "";
}

/** Text of the toast at the top of the page. */
export function toast(page: Page): string {
  const shown = parse(page.$("main > [role=status]:not(:empty), main > [role=alert]")?.outerHTML ?? "");
  for (const link of shown.querySelectorAll("a")) link.remove();
  return words(shown);
}

/** The first match of a selector as a page of its own. */
export function part(page: Page, selector: string): Page {
  const root = parse(page.$(selector)?.outerHTML ?? "");
  return { ...page, text: words(root), $: (one) => root.querySelector(one), $$: (all) => root.querySelectorAll(all) };
}

/** Selector of the breadcrumb. */
export const migas = 'nav[aria-label="Ruta de navegación"]';
