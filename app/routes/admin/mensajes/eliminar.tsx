import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { Confirmation } from "~/admin/delete";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { deleteMensaje, getMensaje } from "~/domain/mensajes.server";
import { NotFound } from "~/domain/refusal";
import { log } from "~/services/log.server";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/eliminar";

const path = "/admin/mensajes";
const failure = "No se pudo eliminar el mensaje. Inténtalo de nuevo.";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, nombre, asunto } = found(await getMensaje(recordId(params.id)));
  return { id, nombre, asunto, list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getMensaje(id));
  try {
    await deleteMensaje(id);
  } catch (error) {
    if (!(error instanceof NotFound)) {
      log.error(failure, error);
      return redirectWithToast(listHref(path, url), "Error", failure, "error");
    }
  }
  return redirectWithToast(listHref(path, url), "Mensaje eliminado", nombre);
}

export default function MensajeEliminar({ loaderData }: Route.ComponentProps) {
  const { id, nombre, asunto, list, search } = loaderData;
  return (
    <>
      <title>Eliminar mensaje - GED Autopartes</title>
      <Link className="enlace" to={list}>
        <Icon of={ArrowLeft} />
        Lista de Mensajes
      </Link>
      <Confirmation
        action={fromList(`${path}/${id}/eliminar`, search)}
        question={`¿Está seguro de que desea eliminar el mensaje de "${nombre}"?`}
        submit="Eliminar mensaje"
        cancel={
          <Link className="btn" to={list}>
            Cancelar
          </Link>
        }
      >
        <p>{asunto}</p>
        <p>Se borra con su historial de entregas. Esta acción no se puede deshacer.</p>
      </Confirmation>
    </>
  );
}
