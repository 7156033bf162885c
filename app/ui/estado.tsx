import { Eye, EyeOff } from "lucide-react";
import { Icon } from "./icon";

/** Badge that shows whether a row is on the public site, with the given words. */
export function Estado({ on, si, no }: { on: boolean; si: string; no: string }) {
  return (
    <span className={`estado ${on ? "estado--ok" : ""}`}>
      <Icon of={on ? Eye : EyeOff} />
      {on ? si : no}
    </span>
  );
}
