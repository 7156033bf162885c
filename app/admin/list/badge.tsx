import { Check, type LucideIcon } from "lucide-react";
import { Icon } from "~/ui/icon";

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

/** Whether a row is active, with the given words. */
export function Activo({ on, si, no }: { on: boolean; si: string; no: string }) {
  return on ? (
    <Badge tono="ok" icon={Check}>
      {si}
    </Badge>
  ) : (
    <Badge>{no}</Badge>
  );
}
