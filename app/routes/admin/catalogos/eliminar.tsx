import { found, recordId } from "~/admin/form.server";
import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { listHref } from "~/admin/list";
import { deleteCatalogo, getCatalogo } from "~/domain/catalogos.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/catalogos";

export async function loader({ params, url }: Route.LoaderArgs) {
  const { nombre, activo } = found(await getCatalogo(recordId(params.id)));
  return { nombre, activo, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getCatalogo(id));
  const done = { titulo: "Catálogo eliminado", texto: nombre };
  const failure = "No se pudo eliminar el catálogo. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, done, () => deleteCatalogo(id));
}

export default function CatalogoEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, activo, list } = loaderData;
  return (
    <DeletePage
      titulo="Eliminar catálogo"
      list={list}
      listName="Lista de Catálogos"
      question={`¿Está seguro de que desea eliminar el catálogo "${nombre}"?`}
    >
      <p>El registro y su archivo PDF se eliminan. Esta acción no se puede deshacer.</p>
      {activo && <p>Es el catálogo activo: el sitio queda sin catálogo para descargar hasta que active otro.</p>}
    </DeletePage>
  );
}
