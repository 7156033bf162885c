import type { ReactNode } from "react";
import { Link } from "react-router";
import { PostButton, PostForm } from "~/admin/form/post-form";
import { Buttons, buttonClass, textLink } from "~/ui/button";
import { cx } from "~/ui/cx";

/** Id of the form that the marks of a list's rows belong to. */
const FORM = "marcados";
/** Parameter of the list's address that marks all rows of the page. */
const ALL = "marcar";

/** Whether an address asks for all rows of the page to be marked, and the address without that. */
export function marksOf(given: URL): { marked: boolean; url: URL } {
  const url = new URL(given);
  url.searchParams.delete(ALL);
  return { marked: given.searchParams.has(ALL), url };
}

/** The rows that are marked stand out. */
export const markedRows = cx(
  "[&_tbody>tr:has([name='marcado[]']:checked)]:bg-minio-100",
  "[&_tbody>tr:has([name='marcado[]']:checked)]:[box-shadow:inset_4px_0_var(--color-minio-600)]",
);

/** The cell with a row's mark. */
export function MarkCell({ id, revision, label, marked }: MarkProps) {
  return (
    <td className="w-8 pr-0! print:hidden">
      <label className="relative z-1 -m-2 grid size-10 cursor-pointer place-items-center">
        <span className="oculto">Marcar {label}</span>
        <input
          key={`${revision} ${marked}`}
          className="size-6 cursor-pointer accent-tinta-950"
          type="checkbox"
          form={FORM}
          name="marcado[]"
          value={`${id}-${revision}`}
          defaultChecked={marked}
          title={`Marcar ${label}`}
        />
      </label>
    </td>
  );
}
interface MarkProps {
  id: number;
  revision: number;
  label: string;
  marked: boolean;
}

const bar = cx(
  "bottom-0 z-15 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-tinta-950 bg-papel px-5 py-3 print:hidden sm:tall:sticky",
);

interface MarksBarProps {
  list: { address: string };
  /** How many rows the page has. */
  count: number;
  marked: boolean;
  /** What can be done with the marked rows. */
  children: ReactNode;
}

/** The end of a list: what is done with the marked rows of this page. Without scripts a link marks all of them. */
export function MarksBar({ list, count, marked, children }: MarksBarProps) {
  const all = new URL(list.address, "http://x");
  all.searchParams.set(ALL, "todos");
  return (
    <PostForm className={bar} id={FORM} action={list.address} aria-label="Marcados" data-part="marks">
      <b className="font-semibold">Con los marcados</b>
      <Buttons>{children}</Buttons>
      <Link
        className={cx(textLink, "sm:ml-auto")}
        to={marked ? list.address : all.pathname + all.search}
        preventScrollReset
      >
        {marked ? "Quitar las marcas" : count === 1 ? "Marcar el de esta página" : `Marcar los ${count} de esta página`}
      </Link>
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
  intent: "mostrar" | "ocultar" | "preguntar-mover" | "preguntar-eliminar";
  danger?: boolean;
  children: ReactNode;
}
