import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

// Above phones the content stands in the row as if there were no fold, scripts or not.
const fold = cx("max-sm:flex-1 max-sm:open:basis-full sm:contents sm:details-content:contents");

interface FoldProps {
  label: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** Controls that a phone folds behind a button; wider screens show them. */
export function Fold({ label, icon, children }: FoldProps) {
  return (
    <details className={fold}>
      <summary
        className={cx(buttonClass({ size: "sm" }), "max-sm:w-full sm:supports-[selector(::details-content)]:hidden")}
      >
        <Icon of={icon} />
        {label}
      </summary>
      <div className="flex flex-wrap gap-3 max-sm:pt-3 sm:contents">{children}</div>
    </details>
  );
}
