import { getInputProps } from "@conform-to/react";
import type { ComponentProps } from "react";
import { cx } from "../cx";
import { SavedNote } from "./field-parts";
import { type CampoProps, useSavedOf } from "./fields";

const line = cx("inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium");
const knob = cx(
  "relative m-0 h-6 w-12 flex-none cursor-pointer appearance-none rounded-1 border-line border-tinta-500 bg-papel",
  "before:absolute before:inset-y-0.5 before:left-0.5 before:w-4 before:bg-tinta-500 before:[transition:translate_var(--dur-1)]",
  "checked:border-exito checked:bg-exito checked:before:[translate:1.25rem] checked:before:bg-papel forced-colors:checked:before:bg-[Highlight]",
);

/** A checkbox that looks like a switch, with its label beside it. */
function Switch({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className={line}>
      <input className={knob} type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** A switch. */
export function SwitchField({ label, field }: CampoProps) {
  const { key, ...input } = getInputProps(field, { type: "checkbox", ariaAttributes: false });
  const saved = useSavedOf(field);
  return (
    <div data-wide>
      <Switch key={key} role="switch" {...input}>
        {label}
      </Switch>
      {saved !== null && <SavedNote>{saved === "on" ? "sí" : "no"}</SavedNote>}
    </div>
  );
}
