import type { ReactNode } from "react";
import { preview } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { Table, tableBox } from "~/ui/list/table";

/** A column that is left out where the list is too narrow for it, between phones and wide screens. */
const beginning = cx("w-2/5 text-tinta-600 sm:@max-2xl:hidden");
/** A column of little weight, left out where the list is narrower than a laptop's. */
export const minor = cx("sm:@max-3xl:hidden");
const twoLines = cx("line-clamp-2 font-normal wrap-anywhere text-tinta-600");

/** Cell with the beginning of a long text, on two lines at most. */
export function Previa({ de, children }: { de: string; children: string }) {
  return (
    <td data-r={de} className={beginning} data-part="preview">
      <span className={twoLines}>{preview(children) || "-"}</span>
    </td>
  );
}

/** The beginning of a long text under the name of its row, on two lines at most. */
export function Excerpt({ children }: { children: string }) {
  return (
    <p className={cx(twoLines, "mt-0.5 max-w-prose text-sm/snug")} data-part="preview">
      {children}
    </p>
  );
}

/** The box of a list's table. */
export const listBox = cx(tableBox, "@container");
/** Look of a list's table and of its rows: narrower cells until there is room, the first and last in line with the card's title. */
export const line = cx(
  "[&_thead_th]:border-tinta-400 max-xl:[&_thead_th]:whitespace-normal sm:max-xl:[:where(&_td,&_th)]:px-2.5",
  "sm:[&_tr>:first-child]:pl-5 sm:[&_tr>:last-child]:pr-5",
);
export const rows = cx(
  "titulos:font-semibold filas:relative [&_td_b]:font-semibold",
  "[&_:is(a,button):not([data-part=open])]:relative [&_:is(a,button):not([data-part=open])]:z-1",
);

interface TablaProps {
  columns: readonly string[];
  /** The column left out where there is no room; its cells are `Previa`. */
  previa?: string;
  /** A column of little weight; its cells are `minor`. */
  menor?: string;
  /** Id of the heading that names the table. */
  label?: string;
  children: ReactNode;
}

/** A list's table, stacked on narrow screens. */
export function Tabla({ columns, previa, menor, label = "lista", children }: TablaProps) {
  return (
    <div className={listBox}>
      <Table
        label={label}
        className={line}
        rows={rows}
        head={columns.map((column) => (
          <th key={column} scope="col" className={column === previa ? beginning : column === menor ? minor : undefined}>
            {column}
          </th>
        ))}
      >
        {children}
      </Table>
    </div>
  );
}
