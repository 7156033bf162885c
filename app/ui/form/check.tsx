import { type FieldMetadata, getInputProps } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-parts";

/** A box to tick, with its label beside it. */
export function Check({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-medium">
      <input className="m-0 size-6 flex-none cursor-pointer accent-tinta-950" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** A box of a form, and why it was not taken. */
export function CheckField({ label, field }: { label: ReactNode; field: FieldMetadata<unknown> }) {
  const { key, ...input } = getInputProps(field, { type: "checkbox" });
  return (
    <div data-wide data-part="field">
      <Check key={key} {...input}>
        {label}
      </Check>
      {field.errors && <FieldError id={field.errorId}>{field.errors[0]}</FieldError>}
    </div>
  );
}
