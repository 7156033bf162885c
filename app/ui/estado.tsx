import { Eye, EyeOff } from "lucide-react";
import { Icon } from "./icon";

/** Whether a row is on the public site, in its own words. */
export function Estado({ on, si, no }: { on: boolean; si: string; no: string }) {
  return (
    <span className={`estado ${on ? "estado--ok" : ""}`}>
      <Icon of={on ? Eye : EyeOff} />
      {on ? si : no}
    </span>
  );
}
