import { Check, Eye, EyeOff, type IconNode } from "lucide";
import { cx } from "./cx";
import { Icon } from "./icon";

const tonos = {
  neutro: cx("bg-tinta-100 text-tinta-700"),
  ok: cx("bg-exito-suave text-exito"),
  info: cx("bg-info-suave text-info"),
  aviso: cx("bg-aviso-suave text-aviso"),
  error: cx("bg-error-suave text-error"),
};

interface BadgeProps {
  tono?: keyof typeof tonos;
  icon?: IconNode;
  /** True inside a label, whose line it must not make taller. */
  dense?: boolean;
  children: string;
}

/** The state of a row in a word, or a count beside a title. */
export function Badge({ tono = "neutro", icon, dense, children }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2 rounded-1 pr-2.5 pl-2 text-sm font-semibold whitespace-nowrap print:bg-transparent print:pl-0 [&_svg]:size-4",
        dense ? "leading-snug" : "py-0.5 leading-normal",
        tonos[tono],
      )}
    >
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
