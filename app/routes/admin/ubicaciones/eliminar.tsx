import { DeletePage } from "~/admin/delete-page";
import { found } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteRow, loadRow } from "~/admin/rows.server";
import { ubicaciones } from "~/domain/ubicaciones.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { nombres, path, textos } from "./textos";

export const handle = { form: "confirmation" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { fila, back } = await loadRow(ubicaciones, params.id, path, url);
  return { ...found(fila), ...back };
}

export async function action({ params, url }: Route.ActionArgs) {
  return deleteRow(ubicaciones, params.id, textos, listHref(path, url));
}

export default function UbicacionEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, list } = loaderData;
  return (
    <DeletePage
      titulo={nombres.eliminar}
      question={textos.pregunta(nombre)}
      list={list}
      listName="Lista de Ubicaciones"
    >
      <p>La ubicación dejará de aparecer en la página de contacto de inmediato. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
