import { redirect } from "react-router";
import type { z } from "zod";
import type { Words } from "~/domain/kernel/words";
import { listQuery, pageHref } from "~/ui/list-query";
import { pageCount } from "~/ui/pagination";
import { found, recordId, redirectWithToast, saveForm } from "./form.server";
import { listHref, LIST_PARAM, PER_PAGE } from "~/admin/list/list";

interface Rows<V, R> {
  get: (id: number) => Promise<R | null>;
  create: (value: V) => Promise<unknown>;
  update: (id: number, revision: number, value: V) => Promise<void>;
}

/**
 * Paging of a list from its address. A page beyond the last one redirects to the last. `filtered`: a filter other than
 * the search narrows the list.
 */
export function listPage(url: URL, total: number, perPage: number, filtered = false) {
  const { q, page } = listQuery(url);
  const last = pageCount({ total, perPage });
  if (page > last) throw redirect(pageHref(url, last));
  return { q, page, total, perPage, narrowed: q !== "" || filtered, address: url.pathname + url.search };
}

/** One page of a list whose rows are all in memory. */
export function pageOf<T>(url: URL, rows: readonly T[]) {
  const list = listPage(url, rows.length, PER_PAGE);
  const first = (list.page - 1) * PER_PAGE;
  return { filas: rows.slice(first, first + PER_PAGE), first, list };
}

/**
 * Loads the row of an editor (null for a new row) or a confirmation, and the address of its list. 404 when the row does
 * not exist.
 */
export async function loadRow<R>(rows: Pick<Rows<never, R>, "get">, id: string | undefined, path: string, url: URL) {
  const fila = id === undefined ? null : found(await rows.get(recordId(id)));
  return { fila, back: { list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" } };
}

interface SaveRow<S extends z.ZodType, R> {
  request: Request;
  url: URL;
  /** Undefined for a new row. */
  id: string | undefined;
  schema: S;
  rows: Rows<z.output<S>, R>;
  words: Pick<Words, "path" | "textos">;
}

/** Creates or updates the row of an editor, then redirects to the list with the specification's message. */
export async function saveRow<S extends z.ZodType, R>({ request, url, id, schema, rows, words }: SaveRow<S, R>) {
  const { path, textos } = words;
  const list = listHref(path, url);
  if (id === undefined) {
    return saveForm(request, schema, textos.noCreado, async (value) => {
      await rows.create(value);
      return redirectWithToast(list, textos.creado);
    });
  }
  const row = recordId(id);
  return saveForm(request, schema, textos.noActualizado, async (value, revision) => {
    await rows.update(row, revision, value);
    return redirectWithToast(list, textos.actualizado);
  });
}
