import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";

const note = cx(
  "flex items-start gap-3 border border-l-6 border-tinta-300 bg-papel px-4 py-3.5 text-control leading-normal",
  "[&_b]:block [&_p]:mb-2 [&_svg]:mt-0.5",
);
const tones = {
  ok: cx("border-l-exito [&>svg]:text-exito"),
  error: cx("border-l-error [&>svg]:text-error"),
  info: cx("border-l-info [&>svg]:text-info"),
};

interface NoteProps extends ComponentProps<"div"> {
  tone: keyof typeof tones;
  icon?: IconNode;
}

/** A boxed message; words in bold at its beginning are its title. */
export function Note({ tone, icon, children, ...box }: NoteProps) {
  return (
    <div className={cx(note, tones[tone])} data-part="note" {...box}>
      {icon && <Icon of={icon} />}
      <div>{children}</div>
    </div>
  );
}
