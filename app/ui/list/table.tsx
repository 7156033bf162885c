import type { ReactNode } from "react";
import { cx } from "../cx";

const table = cx("w-full border-collapse text-control/normal stacked:block");

const head = cx(
  "[:where(&_th)]:border-b [:where(&_th)]:border-tinta-950 [:where(&_th)]:bg-papel [:where(&_th)]:px-4",
  "[:where(&_th)]:py-3 [:where(&_th)]:text-left [:where(&_th)]:text-sm",
  "[:where(&_th)]:font-semibold [:where(&_th)]:whitespace-nowrap",
  "stacked:absolute stacked:size-px stacked:overflow-hidden stacked:[clip-path:inset(50%)]",
);

// The cells' own utilities win over these: `:where` gives them no weight.
const body = cx(
  "[:where(&>tr>*)]:border-b [:where(&>tr>*)]:border-tinta-200 [:where(&>tr>*)]:px-4 [:where(&>tr>*)]:py-3",
  "[:where(&>tr>*)]:text-left [:where(&>tr>*)]:align-middle",
  "[&>tr:hover>*]:bg-tinta-50 [&>tr:last-child>*]:border-b-0",
);

// On a narrow screen a row is a block; `data-r` stands before its cell as its label.
const stacked = cx(
  "stacked:block stacked:[&>tr]:grid stacked:[&>tr]:gap-0.5 stacked:[&>tr]:border-b",
  "stacked:[&>tr]:border-tinta-300 stacked:[&>tr]:px-4 stacked:[&>tr]:py-3.5",
  "stacked:[&>tr:last-child]:border-b-0",
  "stacked:[:where(&>tr>*)]:block stacked:[:where(&>tr>*)]:w-auto! stacked:[:where(&>tr>*)]:border-0!",
  "stacked:[:where(&>tr>*)]:px-0! stacked:[:where(&>tr>*)]:py-0.5! stacked:[:where(&>tr>*)]:text-left!",
  "stacked:[&>tr>[data-r]]:grid stacked:[&>tr>[data-r]]:max-w-none! stacked:[&>tr>[data-r]]:grid-cols-[7.25rem_1fr]",
  "stacked:[&>tr>[data-r]]:items-baseline stacked:[&>tr>[data-r]]:justify-items-start stacked:[&>tr>[data-r]]:gap-2",
  "stacked:[&>tr>[data-r]]:before:text-sm stacked:[&>tr>[data-r]]:before:text-tinta-600",
  "stacked:[&>tr>[data-r]]:before:content-[attr(data-r)]",
);

interface TableProps {
  /** Id of the heading that names the table. */
  label: string;
  /** The header cells. */
  head: ReactNode;
  className?: string;
  /** Classes of the body: they style its rows and cells. */
  rows?: string;
  children: ReactNode;
}

/** A table, stacked on narrow screens; cells with `data-r` then show it as their label. */
export function Table({ label, head: cells, className, rows, children }: TableProps) {
  return (
    <table className={cx(table, className)} aria-labelledby={label}>
      <thead className={head}>
        <tr>{cells}</tr>
      </thead>
      <tbody className={cx(body, stacked, rows)}>{children}</tbody>
    </table>
  );
}

/** The box around a table: a table that is too wide scrolls in it. */
export const tableBox = cx("relative overflow-x-auto bg-papel print:overflow-visible");

/** A cell with a code. */
export const codeCell = cx("font-mono text-sm whitespace-nowrap");
