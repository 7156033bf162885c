import { type ChangeEvent, useState } from "react";
import { FileInput } from "~/admin/form/file-input";
import { FileBox } from "~/ui/form/field-parts";

interface TableFieldProps {
  label: string;
  hint: string;
  /** The largest accepted file and the message for a larger one; with JavaScript it is shown before sending. */
  most: { bytes: number; message: string };
  /** The answer to the file sent before. */
  answer: { error: string } | undefined;
}

/** File input for one spreadsheet, named `archivo`. */
export function TableField({ label, hint, most, answer }: TableFieldProps) {
  /** The problem with the file chosen since that answer. */
  const [chosen, setChosen] = useState<{ since: typeof answer; problem: string }>();
  const message = chosen && chosen.since === answer ? chosen.problem : answer?.error;
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const problem = (currentTarget.files?.[0]?.size ?? 0) > most.bytes ? most.message : "";
    currentTarget.setCustomValidity(problem);
    setChosen({ since: answer, problem });
  };
  return (
    <FileBox>
      <FileInput
        name="archivo"
        label={label}
        hint={hint}
        error={message}
        alert
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        required
        onChange={check}
      />
    </FileBox>
  );
}
