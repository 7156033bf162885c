import { redirect } from "react-router";
import { errorText, Id, redirectWithError, redirectWithToast, Revision } from "~/admin/form/form.server";
import { hrefWithMarks, pageOfIntent } from "~/admin/list/marks";
import { listHref, withListQuery } from "~/admin/list/address";
import { listMarcados, type Marcado, setVisibleMarcados } from "~/domain/catalogo/productos.server";
import { MOST_MARKED, productosPorPagina } from "~/domain/catalogo/listas";
import { pageHref } from "~/ui/list/list-query";
import { countOf } from "~/domain/kernel/text";
import { badRequest } from "~/services/http/form-gate.server";

const path = "/admin/productos";

function marcadoOf(value: FormDataEntryValue): Marcado {
  const [id, revision] = String(value).split("-");
  const read = Id.safeParse(id);
  if (!read.success) throw badRequest();
  return { id: read.data, revision: Revision.parse(revision) };
}

/** The ids of an address: "3,8". At most as many as are marked together. */
export function idsOf(text: string | null): number[] {
  const ids = (text ?? "").split(",").flatMap((one) => Id.safeParse(one).data ?? []);
  return [...new Set(ids)].slice(0, MOST_MARKED);
}

/** Leads back to the list when all marked products are gone. */
export async function noneLeft(list: string, ids: readonly number[]): Promise<Response> {
  const said =
    ids.length === 1
      ? "El producto marcado ya no está: alguien lo eliminó."
      : "Los productos marcados ya no están: alguien los eliminó.";
  return redirectWithError(list, said);
}

/** Leads back to the list when all was already as asked; `estado`: what one product was, or several. */
export async function nothingChanged(list: string, ids: readonly number[], estado: readonly [string, string]) {
  const already = ids.length === 1 ? `Ya estaba ${estado[0]}` : `Ya estaban ${estado[1]}`;
  return redirectWithToast(list, "Nada cambió", already);
}

/** The products that a question's address names, and how many of them are gone; leads back to the list when all are. */
export async function loadMarcados(url: URL) {
  const [list, ids] = [listHref(path, url), idsOf(url.searchParams.get("productos"))];
  const productos = await listMarcados(ids);
  if (productos.length === 0) throw await noneLeft(list, ids);
  return { productos, faltan: ids.length - productos.length, list, self: url.pathname + url.search };
}

/** Where it is asked before that is done with these products; undefined where nothing is asked. */
function questionOf(verb: string, ids: readonly number[]): string | undefined {
  if (verb === "eliminar" && ids.length === 1) return `${path}/${ids[0]}/eliminar`;
  const productos = `productos=${ids.join(",")}`;
  if (verb === "eliminar" || verb === "mover") return `${path}/${verb}?${productos}`;
  return verb === "mostrar" || verb === "ocultar" ? `${path}/visibilidad?poner=${verb}&${productos}` : undefined;
}

/** Most marks that go along to another page: with all of that one they are as many as are marked together. */
const MOST_CARRIED = MOST_MARKED - productosPorPagina;

/** Leads to another page of the list, with what is marked so far. */
function goOn(url: URL, page: number, ids: readonly number[]) {
  const marked = [...new Set(ids)];
  if (marked.length <= MOST_CARRIED) return redirect(hrefWithMarks(new URL(pageHref(url, page), url), marked), 303);
  return redirectWithError(
    hrefWithMarks(url, marked),
    `Hay ${marked.length} marcados. Para marcar en otra página, deje a lo sumo ${MOST_CARRIED}, o haga antes lo que desea con estos.`,
  );
}

/**
 * Handles a button of the bar below the list: shows or hides the marked products, or leads to the question before they
 * are moved or deleted, and before those of a whole list are shown or hidden; one of the pager leads to another page with
 * the marks. Null when the post is of another button; 400 for more than are marked together.
 */
export async function marcadosAction(fields: FormData, url: URL): Promise<Response | null> {
  const intent = String(fields.get("intent"));
  const page = pageOfIntent(intent);
  const [, asks, verb] = /^(preguntar-)?(\w+)-marcados$/.exec(intent) ?? [];
  if (verb === undefined && page === undefined) return null;
  const marcados = fields.getAll("marcado[]").map(marcadoOf);
  if (marcados.length > MOST_MARKED) throw badRequest();
  const ids = marcados.map(({ id }) => id);
  if (page !== undefined) return goOn(url, page, ids);
  const back = url.pathname + url.search;
  if (marcados.length === 0) return redirectWithError(back, "Marque primero algún producto.");
  const question = asks && verb && questionOf(verb, ids);
  if (question) return redirect(withListQuery(question, url.search), 303);
  if (asks || (verb !== "mostrar" && verb !== "ocultar")) throw badRequest();
  const visible = verb === "mostrar";
  try {
    const changed = await setVisibleMarcados(marcados, visible);
    const [one, several] = visible ? (["visible", "visibles"] as const) : (["oculto", "ocultos"] as const);
    if (changed === 0) return await nothingChanged(back, ids, [one, several]);
    return await redirectWithToast(
      back,
      changed === 1 ? "Producto actualizado" : "Productos actualizados",
      countOf(changed, `producto quedó ${one}`, `productos quedaron ${several}`),
    );
  } catch (error) {
    const failure = "No se pudieron actualizar los productos. Inténtelo de nuevo.";
    return redirectWithError(back, errorText(failure, error));
  }
}
