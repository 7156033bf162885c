import type { ComponentProps } from "react";
import { cx } from "../cx";

const line = cx("inline-flex min-h-11 cursor-pointer items-center gap-[0.7rem] font-[560]");
const knob = cx(
  "relative m-0 h-[1.6rem] w-[2.9rem] flex-none cursor-pointer appearance-none rounded-1 border-[1.5px] border-tinta-500 bg-papel",
  "before:absolute before:inset-y-[3px] before:left-[3px] before:w-[1.05rem] before:bg-tinta-500 before:transition-[translate] before:duration-(--dur-1)",
  "checked:border-exito checked:bg-exito checked:before:translate-x-[1.22rem] checked:before:bg-papel forced-colors:checked:before:bg-[Highlight]",
);

/** A checkbox that looks like a switch, with its label beside it. */
export function Switch({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className={line}>
      <input className={knob} type="checkbox" {...input} />
      {children}
    </label>
  );
}
