import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Buttons, buttonClass, iconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";
import { DeleteButton } from "~/admin/delete/delete";
import { withListQuery } from "./list";

interface RowCellProps {
  /** Address of the list. */
  path: string;
  id: number;
  /** Name of the row in the texts of its links: "Editar {label}". */
  label: string;
  /** The list its editor and its confirmation come back to. */
  list: { address: string };
  /** More buttons, before these links. */
  children?: ReactNode;
}

/** The last cell of a row: its buttons, and the links to edit and to delete it. */
export function RowCell({ path, id, label, list, children }: RowCellProps) {
  const search = searchOf(list);
  return (
    <ActionCell>
      <Buttons row>
        {children}
        <EditLink to={withListQuery(`${path}/${id}`, search)} label={label} />
        <DeleteButton icon href={withListQuery(`${path}/${id}/eliminar`, search)} label={`Eliminar ${label}`} />
      </Buttons>
    </ActionCell>
  );
}

const actions = cx("whitespace-nowrap stacked:pt-2.5! [&_div]:flex-nowrap [&_div]:gap-1.5");

/** The cell with a row's buttons, which stay on one line. */
export function ActionCell({ children }: { children: ReactNode }) {
  return <td className={actions}>{children}</td>;
}

/** Edit link of a row, as a pencil icon. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={iconButton} to={to}>
      <IconLabel of={Pencil} label={`Editar ${label}`} />
    </Link>
  );
}

/** Link to the editor of a new row; `list` is the list it comes back to. */
export function NewLink({ path, list, text }: { path: string; list?: { address: string }; text: string }) {
  return (
    <Link className={buttonClass({ variant: "dark" })} to={withListQuery(`${path}/nuevo`, list ? searchOf(list) : "")}>
      <Icon of={Plus} />
      {text}
    </Link>
  );
}

/** Link that opens the form of a new row on the same page. */
export function AddLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className={buttonClass({ size: "sm" })} to={to} preventScrollReset>
      <Icon of={Plus} />
      {text}
    </Link>
  );
}

/** Query string of a list's address. */
export function searchOf({ address }: { address: string }): string {
  return new URL(address, "http://x").search;
}
