import { FileField, useFileProblem } from "~/admin/form/file-field";

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
  const problem = useFileProblem(answer, ({ size }) => (size > most.bytes ? most.message : null));
  return (
    <FileField
      name="archivo"
      label={label}
      hint={hint}
      alert
      accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      required
      {...problem}
    />
  );
}
