import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { closing } from "~/ui/drawer";
import { Icon } from "~/ui/icon";

// Above phones the content stands in the row as if there were no fold, scripts or not.
const fold = cx("max-sm:flex-1 max-sm:open:basis-full sm:contents sm:details-content:contents");

// Above phones what is always folded opens over what follows, so that its button stays where it was pressed.
const floating = cx(
  "pt-3 sm:absolute sm:top-full sm:right-0 sm:z-20 sm:mt-1.5 sm:w-52 sm:border sm:border-tinta-950 sm:bg-papel sm:p-3 sm:shadow-flotante",
);

interface FoldProps {
  label: string;
  icon: IconNode;
  /** Folded on every screen, for what is seldom wanted. */
  always?: boolean;
  children: ReactNode;
}

/** Controls that a phone folds behind a button; wider screens show them, unless they are always folded. */
export function Fold({ label, icon, always = false, children }: FoldProps) {
  return (
    <details className={always ? cx("relative max-sm:flex-1 max-sm:open:basis-full") : fold} {...(always && closing)}>
      <summary
        className={cx(
          buttonClass({ size: "sm" }),
          "max-sm:w-full",
          !always && "sm:supports-[selector(::details-content)]:hidden",
        )}
      >
        <Icon of={icon} />
        {label}
      </summary>
      <div className={cx("flex flex-wrap gap-3", always ? floating : "max-sm:pt-3 sm:contents")}>{children}</div>
    </details>
  );
}
