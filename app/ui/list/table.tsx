import type { ReactNode } from "react";
import { cx } from "../cx";

const table = cx("w-full border-collapse text-control leading-normal stacked:block");

const head = cx(
  "titulos:border-b titulos:border-tinta-950 titulos:bg-papel titulos:px-4",
  "titulos:py-3 titulos:text-left titulos:text-sm",
  "titulos:font-semibold titulos:whitespace-nowrap",
  "stacked:[&_thead]:oculto",
);

// The cells' own utilities win over these: `:where` gives them no weight.
const body = cx(
  "celdas:border-b celdas:border-tinta-200 celdas:px-4 celdas:py-3",
  "celdas:text-left celdas:align-middle",
  "[&_tbody>tr:hover]:bg-tinta-50 [&_tbody>tr:last-child>*]:border-b-0",
);

// On a narrow screen a row is a block; `data-r` stands before its cell as its label.
const stacked = cx(
  "stacked:filas:grid stacked:filas:gap-0.5 stacked:filas:border-b stacked:[&_tbody]:block",
  "stacked:filas:border-tinta-300 stacked:filas:px-5 stacked:filas:py-3.5",
  "stacked:[&_tbody>tr:last-child]:border-b-0",
  "stacked:celdas:block stacked:celdas:w-auto! stacked:celdas:border-0! stacked:celdas:wrap-anywhere",
  "stacked:celdas:px-0! stacked:celdas:py-0.5! stacked:celdas:text-left!",
  "stacked:rotulos:grid stacked:rotulos:max-w-none! stacked:rotulos:grid-cols-[6.5rem_1fr]",
  "stacked:rotulos:items-baseline stacked:rotulos:justify-items-start stacked:rotulos:gap-2",
  "stacked:rotulos:before:text-sm stacked:rotulos:before:text-tinta-600",
  "stacked:rotulos:before:content-[attr(data-r)]",
);

/**
 * Classes that style the cells of a table: they stand on the table, or once on what holds several tables of one look.
 * `rows` are those that differ.
 */
export function tableLook(rows?: string): string {
  return cx(head, body, stacked, rows);
}

interface TableProps {
  /** Id of the heading that names the table. */
  label: string;
  /** The header cells. */
  head: ReactNode;
  className?: string;
  /** Classes that style its rows and cells; null when `tableLook` stands on what holds the table. */
  rows?: string | null;
  children: ReactNode;
}

/** A table, stacked on narrow screens; cells with `data-r` then show it as their label. */
export function Table({ label, head: cells, className, rows, children }: TableProps) {
  return (
    <table className={cx(table, rows !== null && tableLook(rows), className)} aria-labelledby={label}>
      <thead>
        <tr>{cells}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The box around a table: a table that is too wide scrolls in it. */
export const tableBox = cx("relative overflow-x-auto bg-papel print:overflow-visible");

/** A cell with a code. */
export const codeCell = cx("font-mono text-sm whitespace-nowrap");
