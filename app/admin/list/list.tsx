import { Search, SlidersHorizontal } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useWaiting } from "~/admin/shell/waiting";
import { TODAS } from "~/domain/kernel/choices";
import { countOf } from "~/domain/kernel/text";
import { buttonClass } from "~/ui/button";
import { controlClass, selectClass } from "~/ui/form/control";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { ActiveFilter } from "~/ui/list/active-filters";
import { Fold } from "./fold";
import { hrefWithout } from "~/ui/list/list-query";

interface SearchFormProps {
  label: string;
  placeholder: string;
  q: string;
  filters: readonly Filter[];
}

/** Search form of a list; a GET form, so that the address holds search and filters. */
export function SearchForm({ label, placeholder, q, filters }: SearchFormProps) {
  const chosen = filters.filter(({ value }) => value !== undefined && value !== null).length;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  // The field keeps the focus: another one in its place would not.
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);
  return (
    <Form method="get" role="search" className="flex flex-[1_1_100%] flex-wrap gap-3" aria-label={label}>
      <label className="oculto" htmlFor="q">
        {label}
      </label>
      <input
        className={cx("min-w-0 flex-[3_1_10rem]", controlClass())}
        id="q"
        name="q"
        type="search"
        defaultValue={q}
        placeholder={placeholder}
        maxLength={100}
        ref={field}
      />
      {filters.length > 0 && (
        <Fold
          label={chosen === 0 ? "Filtrar" : `Filtrar, ${countOf(chosen, "activo", "activos")}`}
          icon={SlidersHorizontal}
        >
          {filters.map((filter) => (
            <FilterSelect key={filter.name} {...filter} />
          ))}
        </Fold>
      )}
      <button type="submit" className={buttonClass({ size: "sm" })}>
        <Icon of={Search} />
        Buscar
      </button>
    </Form>
  );
}

/** A select that filters a list. */
export interface Filter {
  /** Its parameter in the address. */
  name: string;
  label: string;
  /** The first choice, which filters nothing: "Todas las categorías". */
  all: string;
  /** The choice of the address, if any. */
  value: string | number | null | undefined;
  options: readonly { value: string; label: string }[];
}

interface Option<V extends string> {
  value: V;
  label: string;
}

/** The state that an address narrows a list to; any other value means all rows. */
export function estadoOf<V extends string>({ searchParams }: URL, options: readonly Option<V>[]): V | null {
  const typed = searchParams.get("estado");
  return options.find(({ value }) => value === typed)?.value ?? null;
}

/** The filter of a list by state. */
export function estadoFilter<V extends string>(value: V | null | undefined, options: readonly Option<V>[]): Filter {
  return { name: "estado", label: "Estado", all: "Todos los estados", value, options };
}

/** Search and filters that narrow a list, each with the address of the list without it. */
export function activeFilters(url: URL, q: string, filters: readonly Filter[]): ActiveFilter[] {
  const chosen = filters.flatMap(({ name, label, value, options }) => {
    if (value === null || value === undefined) return [];
    const chosen = options.find((option) => option.value === String(value));
    return [{ name: label, value: chosen?.label ?? String(value), without: hrefWithout(url, name) }];
  });
  return q === "" ? chosen : [{ name: "Buscar", value: q, without: hrefWithout(url, "q") }, ...chosen];
}

function FilterSelect({ name, label, all, value, options }: Filter) {
  const chosen = String(value ?? TODAS);
  return (
    <>
      <label className="oculto" htmlFor={`f-${name}`}>
        {label}
      </label>
      <select
        className={cx("min-w-0 flex-auto", selectClass())}
        id={`f-${name}`}
        name={name}
        defaultValue={chosen}
        key={chosen}
      >
        {[{ value: TODAS, label: all }, ...options].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

interface ProgressProps {
  /** What is said while the list is read. */
  loading: string;
  /** What it holds. */
  result: string;
  /** Its address, with search, filters and page. */
  address: string;
}

/** Shows that the list is loading, to screen readers too, and tells these what another search, filter or page has. */
export function Progress({ loading, result, address }: ProgressProps) {
  const [seen, setSeen] = useState({ address, other: false });
  if (seen.address !== address) setSeen({ address, other: true });
  const slow = useWaiting() === "here";
  const { state, formMethod } = useNavigation();
  // Gone while it is read: what then comes is new, though it be the same words.
  const reading = state === "loading" && formMethod !== "POST";
  return (
    <span className={slow ? "nota" : "oculto"} role="status">
      {slow ? loading : !reading && seen.other && result}
    </span>
  );
}
