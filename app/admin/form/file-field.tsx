import { type ChangeEvent, type ComponentProps, type DragEvent, useRef, useState } from "react";
import { useHydrated } from "~/admin/shell/hydrated";
import { cx } from "~/ui/cx";
import { FieldError, FileBox, Hint, Label } from "~/ui/form/field-parts";

const file = cx(
  "min-h-11 w-full file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-1 file:border-line file:border-tinta-950 file:bg-papel file:px-4 file:py-1.5 file:font-semibold! file:[font:inherit]",
);

interface FileFieldProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint: string;
  error: string | null | undefined;
  /** Screen readers read the error at once, where no summary above the form takes the focus. */
  alert?: boolean;
}

/** Box of a file input with its label, hint and error, linked for screen readers; with JavaScript it takes dropped files. */
export function FileField({ name, id = name, label, hint, error, alert, children, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  const drop = (event: DragEvent) => {
    drag(event);
    const { files } = event.dataTransfer;
    if (!field.current || files.length === 0) return;
    field.current.files = files;
    field.current.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <FileBox over={over} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
      <Label htmlFor={id}>{label}</Label>
      <input
        className={file}
        type="file"
        id={id}
        name={name}
        ref={field}
        {...input}
        aria-describedby={error ? `${name}-e ${name}-a` : `${name}-a`}
        aria-invalid={error ? true : undefined}
      />
      <Hint id={`${name}-a`}>
        {hint}
        {hydrated && (
          <span className="pointer-coarse:hidden">
            {" "}
            {input.multiple ? "También puede arrastrarlos" : "También puede arrastrarlo"} hasta aquí.
          </span>
        )}
      </Hint>
      {error && (
        <FieldError id={`${name}-e`} role={alert ? "alert" : undefined}>
          {error}
        </FieldError>
      )}
      {children}
    </FileBox>
  );
}

/**
 * The problem of a file input: the answer to the file sent before, until another is chosen; then what `check` finds
 * wrong with that, which also keeps the form from being sent.
 */
export function useFileProblem(answer: { error: string } | undefined, check: (file: File) => string | null) {
  const [chosen, setChosen] = useState<{ since: typeof answer; problem: string | null }>();
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = currentTarget.files?.[0];
    if (!picked) return;
    const problem = check(picked);
    currentTarget.setCustomValidity(problem ?? "");
    setChosen({ since: answer, problem });
  };
  return { onChange, error: chosen && chosen.since === answer ? chosen.problem : answer?.error };
}
