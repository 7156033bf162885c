/** The kinds of forms that a route may take; what each may hold stands in `form-limits.server.ts`. */
export type FormKind = "confirmation" | "access" | "visitor" | "editor";
/** The kinds of files that come with forms: pictures and documents to be stored, a spreadsheet to be read, a backup. */
export type FileKind = "medios" | "tabla" | "backup";

/** Reads one search parameter. What is odd, or not there (""), is read as what the page shows without it. */
type ReadParam = (given: string) => string | number;
type Search = Readonly<Record<string, ReadParam>>;

/** What a route says of its address, beside its loader (`export const handle`). A frame says it for all routes in it. */
export interface RouteHandle {
  /** Its screens ship React; every other page is a document. */
  hydrate?: true;
  /** The search parameters its loader reads, in the order links write them: no other makes it another page. */
  search?: Search;
  /** Its answers are a visitor's own, or large: none is kept for others. */
  kept?: false;
  /** It answers with a file, which is never asked for as the data of a page. */
  file?: true;
  /** The form it takes; the smallest of all, a confirmation, unless it says so. */
  form?: FormKind;
  /** The files that its form may bring; none unless it says so. */
  files?: FileKind;
}

type Values<S extends Search> = { [Name in keyof S]: ReturnType<S[Name]> };

/** What an address says in the search parameters that its route declares. */
export function searchOf<S extends Search>({ search }: { search: S }, { searchParams }: URL): Values<S> {
  const said = Object.entries<ReadParam>(search).map(([name, read]) => [name, read(searchParams.get(name) ?? "")]);
  return Object.fromEntries(said);
}

/** The search part of an address of a route, "" or from "?" on: in one order, without what is shown anyway. */
export function searchText({ search = {} }: RouteHandle, values: Record<string, string | number>): string {
  const said = Object.entries(search).flatMap(([name, read]) => {
    const value = values[name] ?? read("");
    return value === read("") ? [] : [[name, String(value)]];
  });
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}
