import type { ComponentProps } from "react";
import { cx } from "~/ui/cx";
import { FieldError, Hint, Label } from "~/ui/form/field-parts";

const file = cx(
  "min-h-11 w-full file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-1 file:border-line file:border-tinta-950 file:bg-papel file:px-4 file:py-1.5 file:font-semibold! file:[font:inherit]",
);

interface FileInputProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint: string;
  error: string | null | undefined;
  /** Screen readers read the error at once, where no summary above the form takes the focus. */
  alert?: boolean;
}

/** File input with its label, hint and error, linked for screen readers. */
export function FileInput({ name, id = name, label, hint, error, alert, ...input }: FileInputProps) {
  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <input
        className={file}
        type="file"
        id={id}
        name={name}
        {...input}
        aria-describedby={error ? `${name}-e ${name}-a` : `${name}-a`}
        aria-invalid={error ? true : undefined}
      />
      <Hint id={`${name}-a`}>{hint}</Hint>
      {error && (
        <FieldError id={`${name}-e`} role={alert ? "alert" : undefined}>
          {error}
        </FieldError>
      )}
    </>
  );
}
