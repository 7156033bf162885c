import { controlClass } from "./control";
import { cx } from "../cx";
import { FieldBox, FieldError, Hint, Label } from "./field-parts";

interface PlainFieldProps {
  name: string;
  label: string;
  type: "text" | "email" | "password";
  autoComplete: string;
  hint?: string;
  error?: string;
  defaultValue?: string;
}

/** A required text field, for forms on pages without React. */
export function PlainField({ name, label, hint, error, ...input }: PlainFieldProps) {
  const ids = [error && `${name}-e`, hint && `${name}-a`].filter(Boolean).join(" ");
  return (
    <FieldBox>
      <Label htmlFor={name}>{label}</Label>
      <input
        className={cx("w-full", controlClass())}
        id={name}
        name={name}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={ids || undefined}
        {...input}
      />
      {hint && <Hint id={`${name}-a`}>{hint}</Hint>}
      {error && <FieldError id={`${name}-e`}>{error}</FieldError>}
    </FieldBox>
  );
}
