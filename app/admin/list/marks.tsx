import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { hrefWith } from "~/ui/address";
import { Buttons, buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";

/** Id of the form that the marks of a list's rows belong to. */
const FORM = "marcados";
/** Parameter of the list's address that marks rows: all of the page, or of the list. */
const MARKS = "marcar";
/** What is marked: nothing, the rows of the page, or all that the list has. */
export type Marks = "" | "pagina" | "lista";

/** What an address asks to be marked, and the address without that. */
export function marksOf(given: URL): { marked: Marks; url: URL } {
  const url = new URL(given);
  url.searchParams.delete(MARKS);
  const asked = given.searchParams.get(MARKS);
  return { marked: asked === "pagina" || asked === "lista" ? asked : "", url };
}

/** The rows that are marked stand out. */
export const markedRows = cx(
  "[&_tbody>tr:has([name='marcado[]']:checked)]:bg-minio-100",
  "[&_tbody>tr:has([name='marcado[]']:checked)]:[box-shadow:inset_4px_0_var(--color-minio-600)]",
);

export interface Marked {
  id: number;
  revision: number;
}
const valueOf = ({ id, revision }: Marked) => `${id}-${revision}`;

/** Marked rows that a form sends without showing their marks. */
export function MarkedFields({ rows }: { rows: readonly Marked[] }) {
  return rows.map((row) => <input key={row.id} type="hidden" name="marcado[]" value={valueOf(row)} />);
}

/** The cell with a row's mark. */
export function MarkCell({ row, label, marked }: { row: Marked; label: string; marked: Marks }) {
  return (
    <td className="w-8 pr-0! print:hidden">
      <label className="relative z-1 -m-2 grid size-10 cursor-pointer place-items-center">
        <span className="oculto">Marcar {label}</span>
        <input
          key={`${row.revision} ${marked}`}
          className="size-6 cursor-pointer accent-tinta-950"
          type="checkbox"
          form={FORM}
          name="marcado[]"
          value={valueOf(row)}
          defaultChecked={marked !== ""}
          title={`Marcar ${label}`}
        />
      </label>
    </td>
  );
}

const bar = cx(
  "bottom-0 z-15 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-tinta-950 bg-papel px-5 py-3 print:hidden sm:tall:sticky",
);

interface MarksBarProps {
  list: { address: string };
  /** How many rows the page has. */
  count: number;
  /** How many the list has; null: too many to be marked together. */
  all: number | null;
  marked: Marks;
  /** Marked rows of other pages. */
  others: readonly Marked[];
  /** What can be done with the marked rows. */
  children: ReactNode;
}

/**
 * The end of a list: what is done with the marked rows. A link marks all rows of the page, without scripts too, and then
 * another one all of the list.
 */
export function MarksBar({ list, count, all, marked, others, children }: MarksBarProps) {
  const url = new URL(list.address, "http://x");
  const page = count === 1 ? "Marcar el de esta página" : `Marcar los ${count} de esta página`;
  // What was pressed stays in its place with what can be pressed next, and so does the focus.
  const links: [Marks, string][] = [marked === "" ? ["pagina", page] : ["", "Quitar las marcas"]];
  if (marked === "pagina" && all !== null && all > count) links.unshift(["lista", `Marcar los ${all} de la lista`]);
  return (
    <PostForm className={bar} id={FORM} action={list.address} aria-label="Marcados" data-part="marks">
      <b className="font-semibold" role="status">
        Con los marcados
        {marked === "lista" && all === null && ": solo los de esta página, la lista tiene demasiados"}
        {others.length > 0 && `, también ${others.length === 1 ? "el" : `los ${others.length}`} de otras páginas`}
      </b>
      <MarkedFields rows={others} />
      <Buttons>{children}</Buttons>
      <p className="flex flex-wrap gap-x-5 gap-y-2 sm:ml-auto">
        {links.map(([marks, text], at) => (
          <Link key={at} className={textLink} to={hrefWith(url, { [MARKS]: marks || null })} preventScrollReset>
            {text}
          </Link>
        ))}
      </p>
    </PostForm>
  );
}

/** A button of the bar: it changes the marked rows, or leads to the question before they are changed. */
export function MarksButton({ intent, danger = false, children }: MarksButtonProps) {
  return (
    <PostButton
      className={buttonClass({ size: "sm", variant: danger ? "danger" : "line" })}
      name="intent"
      value={`${intent}-marcados`}
    >
      {children}
    </PostButton>
  );
}
interface MarksButtonProps {
  intent: `${"" | "preguntar-"}${"mostrar" | "ocultar"}` | "preguntar-mover" | "preguntar-eliminar";
  danger?: boolean;
  children: ReactNode;
}
