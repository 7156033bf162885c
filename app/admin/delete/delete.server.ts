import { data, redirect } from "react-router";
import { deletionAt } from "~/domain/entities.server";
import { wasDeleted } from "~/domain/kernel/history.server";
import { Conflict, NotFound, Refusal } from "~/domain/kernel/refusal";
import { Destino, errorText, found, recordId, redirectWithError, redirectWithToast } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { listHref, listSearch, withListQuery } from "~/admin/list/address";
import { badRequest } from "~/services/http/form-gate.server";

/**
 * The deletion rules of the list an address belongs to, such as "/admin/beneficios/3/eliminar"; 404 when there are
 * none.
 */
function deletionOf(url: URL, row: number) {
  const path = url.pathname.replace(/\/\d+\/eliminar$/, "");
  const deletion = found(deletionAt(path) ?? null);
  const { list = listHref(path, url) } = deletion;
  return { deletion, list: typeof list === "string" ? list : withListQuery(list(row), listSearch(url)) };
}

/** Loads the confirmation of a row: its question and its consequences. 404 when the row does not exist. */
export async function loadDeletion(url: URL, id: string | undefined) {
  const row = recordId(id);
  const { deletion, list } = deletionOf(url, row);
  const { path, titulo, listName } = deletion;
  const asked = found(await deletion.ask(row));
  return { ...asked, titulo, list, listName, self: selfOf(path, row, url) };
}
export type DeletionData = Awaited<ReturnType<typeof loadDeletion>>;

function selfOf(path: string, id: number, url: URL): string {
  return withListQuery(`${path}/${id}/eliminar`, listSearch(url));
}

/**
 * Handles the post of a confirmation: it deletes the row, or with `intent=mover` moves what blocks the deletion to
 * `destino_id`; any other intent, and a move in a list without one, is 400. Where another row took the place of the one
 * that was asked about it is 409, and the question stands there about that. A row that somebody else has already
 * deleted counts as deleted, and so does every message that is not there: the history has no line of a message.
 */
export async function deleteOrMove(request: Request, url: URL, id: string | undefined) {
  const row = recordId(id);
  const { deletion, list } = deletionOf(url, row);
  const { path, entidad, move, eliminado, failure } = deletion;
  const self = selfOf(path, row, url);
  const form = await readFormData(request);
  const intent = form.get("intent");
  const moving = intent === "mover" ? move : undefined;
  if (intent !== null && !moving) throw badRequest();
  const asked = await deletion.ask(row);
  const wasThere = !asked && !moving && (entidad === null || (await wasDeleted(entidad, row)));
  const { estorba } = wasThere ? {} : found(asked);
  if (moving) {
    try {
      const moved = await moving(row, Destino.parse(form.get("destino_id")));
      // A second click moves nothing more, and leaves the toast of the first as it is.
      return moved ? await redirectWithToast(moved.to ?? self, moved.titulo, moved.texto) : redirect(self, 303);
    } catch (error) {
      if (error instanceof NotFound) throw data(error.message, { status: 404 });
      if (error instanceof Refusal) return data({ error: error.message }, { status: 400 });
      return redirectWithError(list, errorText(failure, error));
    }
  }
  try {
    return await redirectWithToast(list, eliminado, await deletion.remove(row, String(form.get("visto") ?? "")));
  } catch (error) {
    if (error instanceof Conflict) return data({ error: `${error.message}. ${error.consejo}` }, { status: 409 });
    if (error instanceof NotFound) return redirectWithToast(list, eliminado);
    const to = estorba && error instanceof Refusal ? self : list;
    return redirectWithError(to, errorText(failure, error));
  }
}
