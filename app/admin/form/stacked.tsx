import { Fragment, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { EditorAnswer } from "./editor";

/** Parameters of a page of several editors: the one that was posted, and the one that was just saved. */
const POSTED = "bloque";
const SAVED = "guardado";

/** An address of such a page: what else is open in it stays open; null closes. */
export function stackedHref(url: { pathname: string; search: string }, changes: Record<string, string | null>) {
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries({ [POSTED]: null, [SAVED]: null, ...changes })) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  return url.pathname + (search && `?${search}`);
}

/** The editor a post is for. */
export function postedName(url: URL): string {
  return url.searchParams.get(POSTED) ?? "";
}

/** Where an editor's post is sent; its page comes back at that editor. */
export function postHref(url: { pathname: string; search: string }, name: string): string {
  return `${stackedHref(url, { [POSTED]: name })}#${name}`;
}

/** Where the page is after an editor was saved; `close` names what was open for it. */
export function savedHref(url: { pathname: string; search: string }, name: string, close?: string): string {
  return `${stackedHref(url, { [SAVED]: name, ...(close ? { [close]: null } : {}) })}#${name}`;
}

export interface BlockState<R> {
  row: R;
  answer: EditorAnswer | undefined;
  action: string;
  self: string;
}

interface BlockProps<R> {
  name: string;
  row: R;
  answer: EditorAnswer | undefined;
  children: (state: BlockState<R>) => ReactNode;
}

/**
 * One of the editors of a page. It keeps the row it started from, with what was typed over it, while others are saved,
 * and starts afresh only once it was saved itself.
 */
export function Block<R>({ name, row, answer, children }: BlockProps<R>) {
  const location = useLocation();
  const [start, setStart] = useState({ key: location.key, row });
  const params = new URLSearchParams(location.search);
  if (params.get(SAVED) === name && start.key !== location.key) setStart({ key: location.key, row });
  const state = {
    row: start.row,
    answer: params.get(POSTED) === name ? answer : undefined,
    action: postHref(location, name),
    self: savedHref(location, name),
  };
  return <Fragment key={start.key}>{children(state)}</Fragment>;
}
