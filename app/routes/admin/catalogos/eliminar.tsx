import { found, recordId } from "~/admin/form.server";
import { plainDelete } from "~/admin/delete-action.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { PlainDelete } from "~/admin/plain-delete";
import { deleteCatalogo, getCatalogo } from "~/domain/catalogos.server";
import type { Route } from "./+types/eliminar";

const path = "/admin/catalogos";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, nombre, activo } = found(await getCatalogo(recordId(params.id)));
  const self = fromList(`${path}/${id}/eliminar`, url.searchParams.get(LIST_PARAM) ?? "");
  return { nombre, activo, self, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getCatalogo(id));
  const done = { titulo: "Catálogo eliminado", texto: nombre };
  const failure = "No se pudo eliminar el catálogo. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, done, () => deleteCatalogo(id));
}

export default function CatalogoEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, activo, self, list } = loaderData;
  return (
    <PlainDelete
      title="Eliminar catálogo"
      self={self}
      list={list}
      listName="Lista de Catálogos"
      question={`¿Está seguro de que desea eliminar el catálogo "${nombre}"?`}
      submit="Eliminar catálogo"
    >
      <p>El registro y su archivo PDF se eliminan. Esta acción no se puede deshacer.</p>
      {activo && <p>Es el catálogo activo: el sitio queda sin catálogo para descargar hasta que active otro.</p>}
    </PlainDelete>
  );
}
