import type { ReactNode } from "react";
import { preview } from "~/domain/kernel/text";
import { cx } from "~/ui/cx";
import { Table, tableBox } from "~/ui/list/table";

/** A column that is left out where the list is too narrow for it, between phones and wide screens. */
const beginning = cx("w-2/5 sm:@max-2xl:hidden");
/** A column of little weight, left out where the list is narrower than a laptop's. */
export const minor = cx("sm:@max-3xl:hidden");
const twoLines = cx("line-clamp-2 font-normal wrap-anywhere text-tinta-600");

/** Cell with the beginning of a long text, on two lines at most; on a phone it stands under the name, where an empty one says nothing. */
export function Previa({ children }: { children: string }) {
  const text = preview(children);
  return (
    <td className={cx(beginning, text === "" && "stacked:hidden!")} data-part="preview">
      <span className={twoLines}>{text || "-"}</span>
    </td>
  );
}

/** The beginning of a long text under the name of its row, on two lines at most; on a phone an empty one says nothing. */
export function Excerpt({ children }: { children: string }) {
  return (
    <p
      className={cx(twoLines, "mt-0.5 max-w-prose text-sm leading-snug", children === "" && "stacked:hidden")}
      data-part="preview"
    >
      {children || "-"}
    </p>
  );
}

/** The box of a list's table. */
export const listBox = cx(tableBox, "@container");
/** Look of a list's table and of its rows: narrower cells until there is room, the first and last in line with the card's title. */
export const line = cx(
  "sm:max-2xl:[&_:is(td,th)]:px-2.5 [&_thead_th]:border-tinta-400 max-2xl:[&_thead_th]:whitespace-normal",
  "sm:[&_tr>:first-child]:pl-5 sm:[&_tr>:last-child]:pr-5",
);
export const rows = cx(
  "nombres:font-semibold filas:relative [&_td_b]:font-semibold",
  "[&_:is(a,button):not([data-part=open])]:relative [&_:is(a,button):not([data-part=open])]:z-1",
  // A stacked row is what names it, then its facts, then its buttons, and none is wider than the screen.
  "stacked:rotulos:order-1 stacked:[&_tbody>tr>[data-part=actions]]:order-2",
  "stacked:rotulos:before:font-sans stacked:[:where(&_tbody>tr)]:grid-cols-1",
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
