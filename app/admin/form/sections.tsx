import { TriangleAlert } from "lucide";
import type { ReactNode, Ref } from "react";
import { formatNumber } from "~/domain/kernel/text";
import { Badge } from "~/ui/badge";
import { CardTitle } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

/** It sticks where its links fit on one line; what has the focus is below it, by the page's scroll padding. */
const strip = cx(
  "grid max-w-280 grid-cols-2 gap-px border border-tinta-950 bg-tinta-200 lg:flex lg:bg-papel lg:tall:sticky lg:tall:top-0 lg:tall:z-12",
  "[&>a]:flex [&>a]:min-h-12 [&>a]:items-center [&>a]:justify-between [&>a]:gap-2 [&>a]:bg-papel [&>a]:px-3.5 [&>a]:py-1.5 [&>a]:leading-tight [&>a]:font-medium [&>a]:no-underline",
  "[&>a]:hover:bg-tinta-50 [&>a]:focus-visible:-outline-offset-4 max-lg:[&>a:last-child:nth-child(odd)]:col-span-2",
  "print:hidden lg:[&>a]:flex-auto lg:[&>a]:whitespace-nowrap lg:[&>a]:not-first:border-l lg:[&>a]:not-first:border-tinta-200",
);

interface SectionLink {
  /** Id of the section. */
  id: string;
  titulo: string;
  /** How many rows or files it holds. */
  cuenta?: number;
  /** How many of its fields were refused. */
  errores: number;
}

/** Links to the sections of a long editor, each with its count, or with what is to be revised in it. */
export function SectionStrip({ label, sections }: { label: string; sections: readonly SectionLink[] }) {
  return (
    <nav className={strip} aria-label={label} data-part="strip">
      {sections.map(({ id, titulo, cuenta = 0, errores }) => (
        <a key={id} href={`#${id}`} className={errores > 0 ? "font-bold text-error" : undefined}>
          {titulo}{" "}
          {errores > 0 ? (
            <span className="flex items-center gap-1 text-sm whitespace-nowrap">
              <Icon of={TriangleAlert} />
              {formatNumber(errores)}
              <span className="max-xs:sr-only lg:max-xl:sr-only"> por revisar</span>
            </span>
          ) : (
            cuenta > 0 && <span className="mono text-sm text-tinta-600">{formatNumber(cuenta)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}

interface SectionProps {
  id: string;
  titulo: string;
  /** How many rows there are: "3 medidas". */
  cuenta?: string;
  nota?: ReactNode;
  /** Layout of its content. */
  className?: string;
  ref?: Ref<HTMLFieldSetElement>;
  /** Whether nobody can write in it: its fields are about to be made anew. */
  inert?: boolean;
  children: ReactNode;
}

/** Look of a section, and where it stops when a link leads to it. */
export const sectionClass = cx(
  "min-w-0 -scroll-mt-18 border border-tinta-300 bg-papel lg:-scroll-mt-6",
  "inert:opacity-60 inert:transition-opacity inert:delay-300",
);

/** One section of a long editor: a card that is a group of fields, and whose title names it. */
export function Section({ id, titulo, cuenta, nota, className = "grid gap-3", ref, inert, children }: SectionProps) {
  return (
    <fieldset className={sectionClass} data-wide id={id} ref={ref} inert={inert}>
      {/* A legend that floats is laid out like any other box. */}
      <legend className="float-left w-full border-b border-tinta-300 px-5 py-3.5">
        <CardTitle>
          {titulo} {cuenta && <Badge>{cuenta}</Badge>}
        </CardTitle>
        {nota && <span className="nota block">{nota}</span>}
      </legend>
      <div className={cx("clear-both p-5", className)}>{children}</div>
    </fieldset>
  );
}
