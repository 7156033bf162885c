import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "~/ui/icon";

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
      <label className="etq" htmlFor={id}>
        {label}
      </label>
      <input
        type="file"
        id={id}
        name={name}
        {...input}
        aria-describedby={error ? `${name}-e ${name}-a` : `${name}-a`}
        aria-invalid={error ? true : undefined}
      />
      <span className="ayuda" id={`${name}-a`}>
        {hint}
      </span>
      {error && (
        <span className="err" id={`${name}-e`} role={alert ? "alert" : undefined}>
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </>
  );
}
