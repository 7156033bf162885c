import { X } from "lucide";
import type { ReactNode } from "react";
import { textLink } from "../button";
import { cx } from "../cx";
import { Icon } from "../icon";

export interface ActiveFilter {
  name: string;
  value: ReactNode;
  /** Address of the list without it. */
  without: string;
}

const cell = cx("flex max-w-full border border-tinta-950 bg-papel text-sm leading-snug");
const remove = cx(
  "inline-flex min-h-11 flex-none items-center gap-1.5 border-l border-tinta-200 px-3.5 hover:bg-tinta-950 hover:text-papel",
);

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  /** Address of the list without any. */
  clear: string;
}

/** What narrows a list, each with a link that takes it away; where there are more, one link takes all away. */
export function ActiveFilters({ filters, clear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className="flex w-full flex-wrap items-center gap-2.5 print:hidden" aria-label="Filtros aplicados">
      {filters.map(({ name, value, without }) => (
        <li key={name} className={cell}>
          <span className="min-w-0 self-center px-3.5 py-2 wrap-anywhere [&_a]:inline-block [&_a]:py-1">
            {name} <b className="font-semibold">{value}</b>
          </span>{" "}
          <a className={remove} href={without}>
            <Icon of={X} />
            <span>
              Quitar <span className="max-2xs:oculto">filtro</span>
              <span className="oculto"> {name}</span>
            </span>
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a className={textLink} href={clear}>
            Limpiar
          </a>
        </li>
      )}
    </ul>
  );
}
