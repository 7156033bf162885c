import { getZodConstraint } from "@conform-to/zod/v4";
import { redirect } from "react-router";
import type { z } from "zod";
import type { Sending } from "~/domain/kernel/definition";
import type { Created } from "~/domain/kernel/forms.server";
import type { Move } from "~/domain/kernel/order.server";
import type { Failure, Words } from "~/domain/kernel/words";
import { listQuery, pageHref } from "~/ui/list/list-query";
import { pageCount } from "~/ui/list/pagination";
import { found, recordId, redirectWithToast, rowAction, saveForm, saveRowForm } from "./form.server";
import { listHref, listSearch, PER_PAGE, withListQuery } from "~/admin/list/address";

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

export type ListPage = ReturnType<typeof listPage>;

/** One page of a list whose rows are all in memory. */
export function pageOf<T>(url: URL, rows: readonly T[], perPage = PER_PAGE) {
  const list = listPage(url, rows.length, perPage);
  const first = (list.page - 1) * perPage;
  return { filas: rows.slice(first, first + perPage), first, list };
}

/**
 * Loads the row of an editor (null for a new row) or a confirmation, and the address of its list. 404 when the row does
 * not exist.
 */
export async function loadRow<R>(
  get: (id: number) => Promise<R | null>,
  id: string | undefined,
  path: string,
  url: URL,
) {
  const fila = id === undefined ? null : found(await get(recordId(id)));
  return { fila, back: { list: listHref(path, url), search: listSearch(url) } };
}

interface Worded {
  name: string;
  words?: Words;
}

function requireWords({ name, words }: Worded): Words {
  if (!words) throw new Error(`${name} has no words for its screens`);
  return words;
}

interface Screen {
  request: Request;
  url: URL;
  /** Without an id: a new row. */
  params: { id?: string };
}

/** Makes the loader of an entity's list: one page of the rows that the search finds, and the list hash. */
export function listLoader<R>(entity: { list: (q: string) => Promise<{ filas: R[]; firma: string }> }) {
  return async ({ url }: Pick<Screen, "url">) => {
    const { filas, firma } = await entity.list(listQuery(url).q);
    return { firma, ...pageOf(url, filas) };
  };
}

/** Makes the action of a list whose rows can be moved, within the rows that the search finds. */
export function moveAction(
  entity: Worded & { move: (move: Move, q: string) => Promise<void> },
  failure: Failure = requireWords(entity).textos.noActualizado,
) {
  return ({ request, url }: Pick<Screen, "request" | "url">) =>
    rowAction(request, url, failure, {
      mover: async (row) => {
        await entity.move(row, listQuery(url).q);
        return { titulo: "Orden actualizado" };
      },
    });
}

interface Edited<R> extends Worded {
  schema: z.ZodObject;
  get: (id: number) => Promise<R | null>;
  title: (row: R) => string;
}

/**
 * Makes the loader of an entity's editor: its row (null for a new one) and its name, what its fields have to be, and the
 * address of its list.
 */
export function rowLoader<R>(entity: Edited<R>) {
  const { path } = requireWords(entity);
  return async ({ params, url }: Pick<Screen, "params" | "url">) => {
    const row = await loadRow(entity.get, params.id, path, url);
    return { ...row, nombre: row.fila && entity.title(row.fila), constraint: getZodConstraint(entity.schema) };
  };
}

/**
 * Goes on to the list once a row was created, with a link to the row, which may stand on any page of it. A form that came
 * twice was saved once: the second leads to the row that the first one made.
 */
export function redirectToCreated(path: string, url: URL, { id, again }: Created, titulo: string, texto?: string) {
  const row = withListQuery(`${path}/${id}`, listSearch(url));
  if (!again) return redirectWithToast(listHref(path, url), titulo, texto, "ok", row);
  return redirectWithToast(row, titulo, "El formulario llegó dos veces y se guardó una sola vez.");
}

/** What a save says; of a form that came twice that nothing was done now: others may have changed the row since. */
export function saidOf({ again }: { again: boolean }, titulo: string, texto?: string): [string, string?] {
  if (!again) return [titulo, texto];
  return ["Ya se había guardado", "El formulario llegó dos veces. Así está el registro ahora."];
}

/** Goes on to the list once a row was saved; a form that came twice leads to the row as it is now. */
export function redirectToUpdated(path: string, url: URL, saved: Created, said: [string, string?]) {
  const to = saved.again ? withListQuery(`${path}/${saved.id}`, listSearch(url)) : listHref(path, url);
  return redirectWithToast(to, ...saidOf(saved, ...said));
}

interface Saved<S extends z.ZodType> extends Worded {
  schema: S;
  get: (id: number) => Promise<unknown>;
  create: (value: z.output<S>, sending: Sending) => Promise<Created>;
  update: (id: number, revision: number, value: z.output<S>, sending: Sending) => Promise<Created>;
}

/**
 * Makes the action of an entity's editor: it creates or updates the row, then redirects to the list with the
 * specification's message.
 */
export function saveAction<S extends z.ZodType>(entity: Saved<S>) {
  const { path, textos } = requireWords(entity);
  return async ({ request, params, url }: Screen) => {
    if (params.id === undefined) {
      return saveForm(request, entity.schema, textos.noCreado, async (value, _, form) =>
        redirectToCreated(path, url, await entity.create(value, { form }), textos.creado),
      );
    }
    const id = recordId(params.id);
    const row = { schema: entity.schema, failure: textos.noActualizado, get: () => entity.get(id) };
    return saveRowForm(request, row, async (value, revision, form) => {
      const saved = await entity.update(id, revision, value, { form });
      return redirectToUpdated(path, url, saved, [textos.actualizado]);
    });
  };
}
