import { ArrowLeft } from "lucide";
import { Link } from "react-router";
import { textLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** Link back to the list a screen belongs to. */
export function ListLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={textLink} to={to}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  );
}
