import { hrefWith } from "~/ui/address";

/** Address parameters of a page with several editors: the posted editor, and the one just saved. */
const POSTED = "bloque";
const SAVED = "guardado";

/** Address of a page with several editors. Editors that are open stay open; null removes a parameter. */
export function stackedHref(url: { pathname: string; search: string }, changes: Record<string, string | null>) {
  return hrefWith(url, { [POSTED]: null, [SAVED]: null, ...changes });
}

/** Name of the editor that was posted; '' for none. */
export function postedIn({ search }: Pick<URL, "search">): string {
  return new URLSearchParams(search).get(POSTED) ?? "";
}

/** Name of the editor that was just saved; '' for none. */
export function savedIn({ search }: Pick<URL, "search">): string {
  return new URLSearchParams(search).get(SAVED) ?? "";
}

/** Address an editor posts to, with further changes of its parameters; the answer scrolls to that editor. */
export function postHref(
  url: { pathname: string; search: string },
  name: string,
  changes: Record<string, string | null> = {},
): string {
  return `${stackedHref(url, { ...changes, [POSTED]: name })}#${name}`;
}

/** Address after an editor was saved; `close` names the parameter that kept it open. */
export function savedHref(url: { pathname: string; search: string }, name: string, close?: string): string {
  return `${stackedHref(url, { [SAVED]: name, ...(close ? { [close]: null } : {}) })}#${name}`;
}
