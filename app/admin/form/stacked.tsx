import { Fragment, type ReactNode, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { postedIn, postHref, savedHref, savedIn } from "~/ui/form/stacked-address";
import type { EditorAnswer } from "./editor";

/** An editor's row and its own answer, where it posts to, and the address that shows it again. */
export interface StackedEditorState<R> {
  row: R;
  answer: EditorAnswer | undefined;
  action: string;
  self: string;
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
  // Back and Forward lead to addresses of earlier saves.
  const returned = useNavigationType() === "POP";
  const [start, setStart] = useState({ key: location.key, row });
  if (savedIn(location) === name && !returned && start.key !== location.key) setStart({ key: location.key, row });
  const state = {
    row: start.row,
    answer: postedIn(location) === name ? answer : undefined,
    action: postHref(location, name),
    self: savedHref(location, name),
  };
  return <Fragment key={start.key}>{children(state)}</Fragment>;
}
