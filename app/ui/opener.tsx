import type { ReactNode } from "react";
import { cx } from "./cx";

interface OpenerProps {
  /** Id of the popover. */
  opens: string;
  /** Where a link leads in a browser without popovers; none where the popover is in sight there. */
  href?: string;
  className: string;
  current?: boolean;
  children: ReactNode;
}

/** Opens a popover, without a script; a browser that has none, or shows text alone, gets a link instead. */
export function Opener({ opens, href, className, current, children }: OpenerProps) {
  const mark = current ? "true" : undefined;
  return (
    <>
      {href !== undefined && (
        <a href={href} className={cx(className, "popovers:hidden!")} aria-current={mark}>
          {children}
        </a>
      )}{" "}
      <button type="button" popoverTarget={opens} className={cx(className, "not-popovers:hidden!")} aria-current={mark}>
        {children}
      </button>
    </>
  );
}

/** Closes the popover that it stands in. */
export function Closer({ closes, className, children }: { closes: string; className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      popoverTarget={closes}
      popoverTargetAction="hide"
      className={cx(className, "not-popovers:hidden!")}
    >
      {children}
    </button>
  );
}
