import { ArrowLeft, ArrowRight } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx";
import { Icon, IconLabel } from "../icon";

interface PageOf {
  page: number;
  perPage: number;
  total: number;
}

/** Number of pages of a list; an empty list has one. */
export function pageCount({ total, perPage }: Omit<PageOf, "page">): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Page numbers to show: first, last, the current one and its neighbours; 0 marks a gap. */
export function pageWindow(page: number, last: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((n) => n >= 1 && n <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [n - 1, n] : [0, n];
  });
}

interface PaginationProps extends PageOf {
  /** Address of a page of the same list. */
  hrefOf: (page: number) => string;
  format: (value: number) => string;
  /** The button that leads to a page, in place of its link: a form sends what is chosen on this one. */
  buttonOf?: (page: number) => ComponentProps<"button">;
  className?: string;
}

const nav = cx("flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pt-5 print:hidden");
const step = cx("grid h-11 min-w-11 place-items-center px-2 cifras max-2xs:min-w-9");
const stepLink = cx(
  step,
  "no-underline hover:bg-tinta-100 aria-[current=page]:bg-tinta-950 aria-[current=page]:font-semibold aria-[current=page]:text-papel",
);

/** Links to the pages of a list, or buttons, after the shown range; a list of one page has only the range. */
export function Pagination({ page, perPage, total, hrefOf, format, buttonOf, className }: PaginationProps) {
  const last = pageCount({ total, perPage });
  const first = (page - 1) * perPage + 1;
  const way = (to: number, children: ReactNode, label?: string) =>
    buttonOf ? (
      <button
        type="submit"
        className={cx(stepLink, "cursor-pointer border-0 bg-transparent")}
        title={label}
        aria-current={to === page ? "page" : undefined}
        {...buttonOf(to)}
      >
        {children}
      </button>
    ) : (
      <a
        className={stepLink}
        href={hrefOf(to)}
        title={label}
        rel={label && (to < page ? "prev" : "next")}
        aria-current={to === page ? "page" : undefined}
      >
        {children}
      </a>
    );
  const stepTo = (to: number, label: string, icon: typeof ArrowLeft) => (
    <li>
      {to >= 1 && to <= last ? (
        way(to, <IconLabel of={icon} label={label} />, label)
      ) : (
        <span className={cx(step, "bg-tinta-100 text-tinta-400")} aria-hidden="true">
          <Icon of={icon} />
        </span>
      )}
    </li>
  );
  return (
    <nav className={cx(nav, className)} aria-label={buttonOf ? "Paginación con las marcas" : "Paginación"}>
      <span className="nota">
        Mostrando {format(first)} a {format(Math.min(page * perPage, total))} de {format(total)}
      </span>
      {last > 1 && (
        <ul className="flex max-w-full flex-wrap border border-tinta-950 bg-papel [&>li+li]:border-l [&>li+li]:border-tinta-200">
          {stepTo(page - 1, "Anterior", ArrowLeft)}
          {pageWindow(page, last).map((n, index) => (
            <li key={n || `gap-${index}`}>{n === 0 ? <span className={step}>…</span> : way(n, format(n))}</li>
          ))}
          {stepTo(page + 1, "Siguiente", ArrowRight)}
        </ul>
      )}
    </nav>
  );
}
