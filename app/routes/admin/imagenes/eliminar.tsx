import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteImagen, getImagen } from "~/domain/imagenes-sitio.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/imagenes";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { titulo, medio } = found(await getImagen(recordId(params.id)));
  return { nombre: titulo || medio.nombre, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { titulo, medio } = found(await getImagen(id));
  const done = { titulo: "Imagen eliminada", texto: titulo || medio.nombre };
  const failure = "No se pudo eliminar la imagen. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, done, () => deleteImagen(id));
}

export default function ImagenEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, list } = loaderData;
  return (
    <DeletePage
      titulo="Eliminar imagen"
      list={list}
      listName="Lista de Imágenes"
      question={`¿Está seguro de que desea eliminar la imagen "${nombre}"?`}
    >
      <p>
        La imagen deja de aparecer en el sitio de inmediato y su archivo se elimina. Esta acción no se puede deshacer.
      </p>
    </DeletePage>
  );
}
