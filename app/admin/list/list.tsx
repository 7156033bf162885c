import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Icon } from "~/ui/icon";

/** Rows of a list whose entity is read whole. */
export const PER_PAGE = 50;

/** Name of the parameter that carries a list's own address parameters through an editor and back. */
export const LIST_PARAM = "lista";

/** The list's address with the search and page it was left with. */
export function listHref(path: string, url: { searchParams: URLSearchParams }): string {
  const search = url.searchParams.get(LIST_PARAM) ?? "";
  return search ? `${path}?${new URLSearchParams(search)}` : path;
}

/** A link out of a list that remembers where it was left. */
export function fromList(href: string, search: string): string {
  return search ? `${href}?${new URLSearchParams({ [LIST_PARAM]: search.replace(/^\?/, "") })}` : href;
}

interface SearchFormProps {
  label: string;
  placeholder: string;
  q: string;
  /** Narrowing selects. */
  children?: ReactNode;
  /** Address of the list without any of it, offered while something narrows it. */
  clear?: string | null;
}

/** Search and filters of a list, in its address. */
export function SearchForm({ label, placeholder, q, children, clear }: SearchFormProps) {
  return (
    <Form method="get" role="search" className="buscador" aria-label={label}>
      <label className="oculto" htmlFor="q">
        {label}
      </label>
      <input
        className="ent"
        id="q"
        name="q"
        type="search"
        defaultValue={q}
        placeholder={placeholder}
        maxLength={100}
        key={q}
      />
      {children}
      <button type="submit" className="btn btn--sm">
        <Icon of={Search} />
        Buscar
      </button>
      {clear && (
        <Link className="btn btn--sm" to={clear}>
          Limpiar filtros
        </Link>
      )}
    </Form>
  );
}

interface FilterProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** A select that narrows a list. */
export function Filter({ name, label, value, options }: FilterProps) {
  return (
    <>
      <label className="oculto" htmlFor={`f-${name}`}>
        {label}
      </label>
      <select className="ent" id={`f-${name}`} name={name} defaultValue={value} key={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** Says that the list is being read, to ears too. */
export function Loading({ text }: { text: string }) {
  const { state } = useNavigation();
  return (
    <span className="nota" role="status">
      {state === "loading" ? text : ""}
    </span>
  );
}
