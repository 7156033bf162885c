import { plainDelete } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { PlainDelete } from "~/admin/plain-delete";
import { deleteImagen, getImagen } from "~/domain/imagenes-sitio.server";
import type { Route } from "./+types/eliminar";

const path = "/admin/imagenes";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, titulo, medio } = found(await getImagen(recordId(params.id)));
  const self = fromList(`${path}/${id}/eliminar`, url.searchParams.get(LIST_PARAM) ?? "");
  return { nombre: titulo || medio.nombre, self, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { titulo, medio } = found(await getImagen(id));
  const done = { titulo: "Imagen eliminada", texto: titulo || medio.nombre };
  const failure = "No se pudo eliminar la imagen. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, done, () => deleteImagen(id));
}

export default function ImagenEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, self, list } = loaderData;
  return (
    <PlainDelete
      title="Eliminar imagen"
      self={self}
      list={list}
      listName="Lista de Imágenes"
      question={`¿Está seguro de que desea eliminar la imagen "${nombre}"?`}
      submit="Eliminar imagen"
    >
      <p>
        La imagen deja de aparecer en el sitio de inmediato y su archivo se elimina. Esta acción no se puede deshacer.
      </p>
    </PlainDelete>
  );
}
