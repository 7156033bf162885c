import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, IconLabel } from "~/ui/icon";
import { DeleteButton } from "~/admin/delete/delete";
import { fromList } from "./list";

interface RowLinksProps {
  /** Address of the row's editor. */
  href: string;
  /** What the row is called: "Editar {label}". */
  label: string;
  /** The list's own, to come back to. */
  search?: string;
}

/** The two ways out of every row: its editor, and the question before it is deleted. */
export function RowLinks({ href, label, search = "" }: RowLinksProps) {
  return (
    <>
      <EditLink to={fromList(href, search)} label={label} />
      <DeleteButton icon href={fromList(`${href}/eliminar`, search)} label={`Eliminar ${label}`} />
    </>
  );
}

interface RowCellProps {
  /** Address of the list. */
  path: string;
  id: number;
  label: string;
  list: { address: string };
  /** Further buttons, before these. */
  children?: ReactNode;
}

/** The last cell of a plain entity's row: what can be done with it. */
export function RowCell({ path, id, label, list, children }: RowCellProps) {
  return (
    <td className="acc">
      <div className="btns">
        {children}
        <RowLinks href={`${path}/${id}`} label={label} search={searchOf(list)} />
      </div>
    </td>
  );
}

/** The pencil of a row. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="btn btn--ico" to={to}>
      <IconLabel of={Pencil} label={`Editar ${label}`} />
    </Link>
  );
}

/** Leads to the editor of a new row; `list` is where one comes from. */
export function NewLink({ path, list, text }: { path: string; list?: { address: string }; text: string }) {
  return (
    <Link className="btn btn--tinta" to={fromList(`${path}/nuevo`, list ? searchOf(list) : "")}>
      <Icon of={Plus} />
      {text}
    </Link>
  );
}

/** Opens the form of a new row on the page it will stand on. */
export function AddLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="btn btn--sm" to={to} preventScrollReset>
      <Icon of={Plus} />
      {text}
    </Link>
  );
}

/** The search part of a list's address. */
export function searchOf({ address }: { address: string }): string {
  return new URL(address, "http://x").search;
}
