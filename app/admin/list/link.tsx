import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { textLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** Link back to the list a screen belongs to. */
export function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={cx(textLink, "justify-self-start")} to={to}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
