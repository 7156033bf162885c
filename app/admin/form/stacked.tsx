import { Fragment, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { EditorAnswer } from "./editor";

/** Address parameters of a page with several editors: the posted editor, and the one just saved. */
const POSTED = "bloque";
const SAVED = "guardado";

/** Address of a page with several editors. Editors that are open stay open; null removes a parameter. */
export function stackedHref(url: { pathname: string; search: string }, changes: Record<string, string | null>) {
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries({ [POSTED]: null, [SAVED]: null, ...changes })) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return url.pathname + (search && `?${search}`);
}

/** Name of the editor that was posted. */
export function postedName(url: URL): string {
  return url.searchParams.get(POSTED) ?? "";
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

export interface StackedEditorState<R> {
  row: R;
  answer: EditorAnswer | undefined;
  action: string;
  self: string;
}

/** Where an editor of a page with several posts to, the address that shows it again, and its own answer. */
export function useStacked(name: string, answer: EditorAnswer | undefined) {
  const location = useLocation();
  const posted = new URLSearchParams(location.search).get(POSTED) === name;
  return {
    answer: posted ? answer : undefined,
    action: postHref(location, name),
    self: savedHref(location, name),
  };
}

interface BlockProps<R> {
  name: string;
  row: R;
  answer: EditorAnswer | undefined;
  children: (state: StackedEditorState<R>) => ReactNode;
}

/**
 * One editor of a page with several. While others are saved it keeps its starting row and what was typed; it resets
 * only after it was saved itself.
 */
export function StackedEditor<R>({ name, row, answer, children }: BlockProps<R>) {
  const location = useLocation();
  const [start, setStart] = useState({ key: location.key, row });
  const params = new URLSearchParams(location.search);
  if (params.get(SAVED) === name && start.key !== location.key) setStart({ key: location.key, row });
  const state = { row: start.row, ...useStacked(name, answer) };
  return <Fragment key={start.key}>{children(state)}</Fragment>;
}
