import { data, redirect } from "react-router";
import { MoveForm } from "~/admin/delete/move-form";
import { Destino, errorText, recordId, redirectWithToast } from "~/admin/form/form.server";
import { readFormData } from "~/admin/form/form-data.server";
import { loadRow } from "~/admin/form/rows.server";
import { CancelLink, ListLink } from "~/admin/list/link";
import { withListQuery } from "~/admin/list/address";
import { ScreenTitle } from "~/admin/shell/empresa";
import { errorScreen } from "~/admin/shell/error";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { countOf } from "~/domain/kernel/text";
import { joined } from "~/domain/vehiculos/deletions.server";
import { getLinea, listDestinos } from "~/domain/vehiculos/list.server";
import { joinLineas } from "~/domain/vehiculos/unir.server";
import { lineasWords as words, nombreDeLinea } from "~/domain/vehiculos/vehiculos";
import type { Route } from "./+types/unir";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { fila, back } = await loadRow(getLinea, params.id, words.path, url);
  if (!fila) throw data("No encontrado", { status: 404 });
  const { id, marca, aplicaciones, union } = fila;
  // The question before a deletion says what goes on.
  if (union) throw redirect(withListQuery(`${words.path}/${id}/eliminar`, back.search));
  return { id, nombre: nombreDeLinea(fila), aplicaciones, back, groups: await listDestinos(id, marca.id) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const id = recordId(params.id);
  const form = await readFormData(request);
  try {
    const { titulo, texto, to } = joined(await joinLineas(id, Destino.parse(form.get("destino_id"))));
    return await redirectWithToast(to, titulo, texto);
  } catch (error) {
    if (error instanceof NotFound) throw data(error.message, { status: 404 });
    const message = errorText("No se pudieron unir las líneas. Inténtelo de nuevo.", error);
    return data({ error: message }, { status: error instanceof Refusal ? 400 : 500 });
  }
}

/** Joins a line with another one, for lines that were registered twice. */
export default function Unir({ loaderData, actionData }: Route.ComponentProps) {
  const { id, nombre, aplicaciones, back, groups } = loaderData;
  const what = countOf(aplicaciones, "aplicación pasa", "aplicaciones pasan");
  const titulo = `Unir la línea "${nombre}" con otra`;
  return (
    <>
      <ScreenTitle titulo={titulo} />
      <ListLink to={back.list}>{words.lista.titulo}</ListLink>
      <MoveForm
        titulo={titulo}
        texto={`${what} a la otra línea, que también recibe sus nombres y su dirección. Esta acción no se puede deshacer.`}
        label="Unir con la línea…"
        submit="Unir líneas"
        groups={groups}
        action={withListQuery(`${words.path}/${id}/unir`, back.search)}
        error={actionData?.error ?? null}
        cancel={<CancelLink to={withListQuery(`${words.path}/${id}`, back.search)} />}
      />
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al unir las líneas");
