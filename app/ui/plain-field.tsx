import { CircleAlert } from "lucide-react";
import { Icon } from "./icon";

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
    <div className={error ? "campo mal" : "campo"}>
      <label htmlFor={name}>{label}</label>
      <input
        className="ent"
        id={name}
        name={name}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={ids || undefined}
        {...input}
      />
      {hint && (
        <span className="ayuda" id={`${name}-a`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="err" id={`${name}-e`}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  );
}
