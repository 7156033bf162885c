import { Check, Eye, EyeOff, type LucideIcon } from "lucide-react";
import { Icon } from "./icon";

interface BadgeProps {
  tono?: "ok" | "info" | "aviso" | "error";
  icon?: LucideIcon;
  children: string;
}

/** The state of a row in a word. */
export function Badge({ tono, icon, children }: BadgeProps) {
  return (
    <span className={tono ? `estado estado--${tono}` : "estado"}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

interface StateProps {
  on: boolean;
  si: string;
  no: string;
}

/** Whether a row is on the public site, with the given words. */
export function Visible({ on, si, no }: StateProps) {
  return (
    <Badge tono={on ? "ok" : undefined} icon={on ? Eye : EyeOff}>
      {on ? si : no}
    </Badge>
  );
}

/** Whether a row is active, with the given words. */
export function Activo({ on, si, no }: StateProps) {
  return (
    <Badge tono={on ? "ok" : undefined} icon={on ? Check : undefined}>
      {on ? si : no}
    </Badge>
  );
}
