import { ArrowLeft } from "lucide";
import { Link, type LinkProps } from "react-router";
import { buttonClass, textLink } from "~/ui/button";
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

/** Leaves a form without saving. */
export function CancelLink(props: Pick<LinkProps, "to" | "preventScrollReset">) {
  return (
    <Link className={buttonClass()} {...props}>
      Cancelar
    </Link>
  );
}
