/** The kinds of forms that a route may take; `form-limits.server.ts` has the limits of each. */
export type FormKind = "confirmation" | "access" | "visitor" | "editor";
/** The kinds of files that come with forms: pictures and documents to store, a spreadsheet of staff or visitors, a backup. */
export type FileKind = "medios" | "tabla" | "lista" | "backup";

/** Reads one search parameter. A missing ("") or invalid value is read as the default of the page. */
type ReadParam = (given: string) => string | number;
type Search = Readonly<Record<string, ReadParam>>;

/**
 * What a route declares about its address, beside its loader (`export const handle`). A layout declares it for all
 * routes in it.
 */
export interface RouteHandle {
  /** The page loads React in the browser; every other page is plain HTML. */
  hydrate?: true;
  /** The search parameters its loader reads, in the order links write them; the page cache ignores all others. */
  search?: Search;
  /** Names of further search parameters that it reads, where content decides which there are; at most 60 are read. */
  more?: RegExp;
  /** Its answers are private or large, so the page cache does not keep them. */
  kept?: false;
  /** Its answers take long to make, or are made for each request, so they are made in turn, as searches are. */
  inTurn?: true;
  /** It answers with a file; a data request for it is refused. */
  file?: true;
  /** The form it takes; by default a confirmation, the smallest. */
  form?: FormKind;
  /** The files that its form may bring; none by default. */
  files?: FileKind;
}

type Values<S extends Search> = { [Name in keyof S]: ReturnType<S[Name]> };

/** Reads the search parameters that a route declares. */
export function searchOf<S extends Search>({ search }: { search: S }, { searchParams }: URL): Values<S> {
  const said = Object.entries<ReadParam>(search).map(([name, read]) => [name, read(searchParams.get(name) ?? "")]);
  return Object.fromEntries(said);
}

const MOST_MORE = 60;

/** The search parameters of an address that `more` names, without empty ones, in the order of their names. */
export function moreOf({ more }: RouteHandle, { searchParams }: URL): Record<string, string> {
  const named = [...searchParams].filter(([name, value]) => value !== "" && more?.test(name));
  return Object.fromEntries(named.slice(0, MOST_MORE).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes the search part of a route's address, "" or "?…", in the declared order and without defaults. */
export function searchText({ search = {}, more }: RouteHandle, values: Record<string, string | number>): string {
  const said = Object.entries(search).flatMap(([name, read]) => {
    const value = values[name] ?? read("");
    return value === read("") ? [] : [[name, String(value)]];
  });
  const others = Object.entries(values).flatMap(([name, value]) => (more?.test(name) ? [[name, String(value)]] : []));
  return said.length + others.length > 0 ? `?${new URLSearchParams([...said, ...others])}` : "";
}
