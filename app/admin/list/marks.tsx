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
type Marked = "" | "pagina" | "lista";
/** Parameter of the list's address with the ids of rows that were marked on pages before this one. */
const NAMED = "marcados";

export interface Marks {
  marked: Marked;
  /** Rows that are marked beside these, by their ids. */
  named: readonly number[];
}

/** What an address asks to be marked, the rows that it names as it has them, and the address without that. */
export function marksOf(given: URL): { marked: Marked; named: string; url: URL } {
  const url = new URL(given);
  for (const name of [MARKS, NAMED]) url.searchParams.delete(name);
  const asked = given.searchParams.get(MARKS);
  const marked = asked === "pagina" || asked === "lista" ? asked : "";
  return { marked, named: given.searchParams.get(NAMED) ?? "", url };
}

/** The address of a list where these rows are marked. */
export function hrefWithMarks(url: URL, ids: readonly number[], marked: Marked = ""): string {
  return hrefWith(url, { [NAMED]: ids.join(",") || null, [MARKS]: marked || null });
}

/** The pager of a list with marks: links, and once something is marked buttons that take the marks along. */
export const pagerWithMarks = {
  links: cx("in-[section:has([name='marcado[]']:is(:checked,[type=hidden]))]:hidden"),
  buttons: cx("not-[section:has([name='marcado[]']:is(:checked,[type=hidden]))_*]:hidden"),
  buttonOf: (page: number) => ({ form: FORM, name: "intent", value: `pagina-${page}` }),
};

/** The page that was asked for by a button of the pager; undefined for any other button. */
export function pageOfIntent(intent: string): number | undefined {
  const [, page] = /^pagina-([1-9]\d{0,5})$/.exec(intent) ?? [];
  return page === undefined ? undefined : Number(page);
}

/** The rows that are marked stand out. */
export const markedRows = cx(
  "[&_tbody>tr:has([name='marcado[]']:checked)]:bg-minio-100",
  "[&_tbody>tr:has([name='marcado[]']:checked)]:[box-shadow:inset_4px_0_var(--color-minio-600)]",
);

export interface MarkedRow {
  id: number;
  revision: number;
}
const valueOf = ({ id, revision }: MarkedRow) => `${id}-${revision}`;

/** Marked rows that a form sends without showing their marks. */
export function MarkedFields({ rows }: { rows: readonly MarkedRow[] }) {
  return rows.map((row) => <input key={row.id} type="hidden" name="marcado[]" value={valueOf(row)} />);
}

/** The cell with a row's mark. */
export function MarkCell({ row, label, marks }: { row: MarkedRow; label: string; marks: Marks }) {
  const { marked, named } = marks;
  return (
    <td className="w-8 pr-0! print:hidden">
      <label className="relative z-1 -m-2 grid size-10 cursor-pointer place-items-center">
        <span className="oculto">Marcar {label}</span>
        <input
          key={`${row.revision} ${marked} ${named.join()}`}
          className="size-6 cursor-pointer accent-tinta-950"
          type="checkbox"
          form={FORM}
          name="marcado[]"
          value={valueOf(row)}
          defaultChecked={marked !== "" || named.includes(row.id)}
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
  marks: Marks;
  /** Marked rows of other pages. */
  others: readonly MarkedRow[];
  /** What can be done with the marked rows. */
  children: ReactNode;
}

/**
 * The end of a list: what is done with the marked rows. A link marks all rows of the page, without scripts too, and then
 * another one all of the list.
 */
export function MarksBar({ list, count, all, marks, others, children }: MarksBarProps) {
  const { marked, named } = marks;
  const url = new URL(list.address, "http://x");
  const page = count === 1 ? "Marcar el de esta página" : `Marcar los ${count} de esta página`;
  // What was pressed stays in its place with what can be pressed next, and so does the focus.
  const links: [string, string][] = [];
  if (marked === "") links.push([page, hrefWithMarks(url, named, "pagina")]);
  if (marked === "pagina" && all !== null && all > count)
    links.push([`Marcar los ${all} de la lista`, hrefWithMarks(url, [], "lista")]);
  if (marked !== "" || named.length > 0) links.push(["Quitar las marcas", hrefWithMarks(url, [])]);
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
        {links.map(([text, to], at) => (
          <Link key={at} className={textLink} to={to} preventScrollReset>
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
