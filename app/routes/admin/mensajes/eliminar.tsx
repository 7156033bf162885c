import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteMensaje, getMensaje } from "~/domain/mensajes.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/mensajes";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { nombre, asunto } = found(await getMensaje(recordId(params.id)));
  return { nombre, asunto, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getMensaje(id));
  const failure = "No se pudo eliminar el mensaje. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, { titulo: "Mensaje eliminado", texto: nombre }, () =>
    deleteMensaje(id),
  );
}

export default function MensajeEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, asunto, list } = loaderData;
  return (
    <DeletePage
      titulo="Eliminar mensaje"
      question={`¿Está seguro de que desea eliminar el mensaje de "${nombre}"?`}
      list={list}
      listName="Lista de Mensajes"
    >
      <p>{asunto}</p>
      <p>Se borra con su historial de entregas. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
