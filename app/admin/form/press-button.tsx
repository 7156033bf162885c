import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "~/admin/shell/hydrated";
import { PostButton } from "./post-form";

interface PressButtonProps extends ComponentProps<"button"> {
  /** Id of the list: without JavaScript the answer is a new page, which this scrolls to its place. */
  list: string;
}

/** A button of a list inside a form: the server answers with the form as typed, and nothing is saved or checked. */
export function PressButton({ list, ...props }: PressButtonProps) {
  const { pathname, search } = useLocation();
  const place = useHydrated() ? undefined : `${pathname}${search}#${list}`;
  return <PostButton formNoValidate formAction={place} data-press {...props} />;
}

/** The Enter key presses the first submit button of a form: this one, before the buttons of a list, saves. */
export function EnterSaves() {
  return (
    <button type="submit" hidden>
      Guardar
    </button>
  );
}
