import { CircleAlert } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { errorClass, hintClass } from "./control";
import { cx } from "../cx";
import { Icon } from "../icon";

/** Lays fields out in two columns; what has `data-wide` spans both. */
export const columns = cx("sm:grid-cols-2 sm:[&_[data-wide]]:col-span-full");

const field = cx("grid min-w-0 content-start gap-1.5");
const fileBox = cx("grid min-w-0 content-start gap-2.5 border-line border-dashed p-5");

/** Classes of a label, or of the legend in its place. */
export const labelClass = cx("text-control leading-snug font-semibold");

/** The box of a label, its control, hint and error. */
export function FieldBox(props: ComponentProps<"div">) {
  return <div className={field} data-part="field" {...props} />;
}

/** The box of a file input; `over` while a file is dragged over it. */
export function FileBox({ over = false, ...props }: ComponentProps<"div"> & { over?: boolean }) {
  const colours = cx(over ? "border-tinta-950 bg-tinta-100" : "border-tinta-400 bg-tinta-50");
  return <div className={cx(fileBox, colours)} data-part="field" {...props} />;
}

/** The label of a field. */
export function Label(props: ComponentProps<"label">) {
  return <label className={labelClass} {...props} />;
}

/** What helps to fill in a field. */
export function Hint(props: ComponentProps<"span">) {
  return <span className={hintClass} data-part="hint" {...props} />;
}

/** The attributes of a control that was not taken: its error stands in the element `id`. */
export function invalidBy(id: string, error: unknown) {
  return error ? ({ "aria-invalid": true, "aria-describedby": id } as const) : {};
}

/** Why a field was not taken. */
export function FieldError({ children, ...props }: ComponentProps<"span">) {
  return (
    <span className={errorClass} data-part="error" {...props}>
      <Icon of={CircleAlert} />
      {children}
    </span>
  );
}

/** What somebody else saved in a field in the meantime, below what was typed. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <p
      className="border-l-4 border-aviso pl-2.5 in-data-[part=field]:text-sm in-data-[part=field]:leading-normal in-data-[part=field]:text-tinta-600"
      data-part="saved"
    >
      Guardado ahora: {children}
    </p>
  );
}
