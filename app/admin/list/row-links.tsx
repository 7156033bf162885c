import { type IconNode, Pencil, Plus } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Buttons, buttonClass, iconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon, IconLabel } from "~/ui/icon";
import { DeleteButton } from "~/admin/delete/delete";
import { withListQuery } from "./address";
import type { Words } from "~/domain/kernel/words";

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

/**
 * The last cell of a row: its buttons, and the links to edit and to delete it. These are not on a narrow screen, where
 * the whole row leads to the editor, which deletes too.
 */
export function RowCell({ path, id, label, list, children }: RowCellProps) {
  return (
    <ActionCell className={children ? undefined : "stacked:hidden!"}>
      <Buttons row>
        {children}
        <span className="contents stacked:hidden">
          <EditLink to={rowHref(path, id, list)} label={label} />
          <DeleteButton icon href={rowHref(path, `${id}/eliminar`, list)} label={`Eliminar ${label}`} />
        </span>
      </Buttons>
    </ActionCell>
  );
}

const rowLink = cx(
  "leading-snug font-semibold no-underline decoration-minio-600 decoration-2 underline-offset-4 in-[tr:hover]:underline",
  "after:absolute after:inset-0",
);

/** The name of a row as the link to its editor, which takes the whole row; its table puts other controls above it. */
export function RowLink(link: ComponentProps<typeof Link>) {
  return <Link className={rowLink} data-part="open" {...link} />;
}

const actions = cx("whitespace-nowrap stacked:pt-2.5! [&_div]:flex-nowrap [&_div]:gap-1.5");

/** The cell with a row's buttons, which stay on one line. */
export function ActionCell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td className={cx(actions, className)} data-part="actions">
      {children}
    </td>
  );
}

/** A link that shows only an icon; its label is also its tooltip. */
export function IconLink({ to, icon, label }: { to: string; icon: IconNode; label: string }) {
  return (
    <Link className={iconButton} to={to} title={label}>
      <IconLabel of={icon} label={label} />
    </Link>
  );
}

/** Edit link of a row, as a pencil icon. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return <IconLink to={to} icon={Pencil} label={`Editar ${label}`} />;
}

interface NewLinkProps {
  words: Pick<Words, "path" | "nombres">;
  /** The list it comes back to. */
  list?: { address: string };
  text?: string;
}

/** Link to the editor of a new row. */
export function NewLink({ words: { path, nombres }, list, text = nombres.nuevo }: NewLinkProps) {
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

/** Address of a row's screen, which leads back to the list as it is shown. */
export function rowHref(path: string, row: number | string, list: { address: string }): string {
  return withListQuery(`${path}/${row}`, searchOf(list));
}

/** Query string of a list's address. */
export function searchOf({ address }: { address: string }): string {
  return new URL(address, "http://x").search;
}
