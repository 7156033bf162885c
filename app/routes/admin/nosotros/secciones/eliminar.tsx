import { DeletePage } from "~/admin/delete-page";
import { found } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteRow, loadRow } from "~/admin/rows.server";
import { secciones } from "~/domain/nosotros.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { nombres, path, textos } from "./textos";

export const handle = { form: "confirmation" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { fila, back } = await loadRow(secciones, params.id, path, url);
  return { ...found(fila), ...back };
}

export async function action({ params, url }: Route.ActionArgs) {
  return deleteRow(secciones, params.id, textos, listHref(path, url));
}

export default function SeccionEliminar({ loaderData }: Route.ComponentProps) {
  const { titulo, list } = loaderData;
  return (
    <DeletePage titulo={nombres.eliminar} question={textos.pregunta(titulo)} list={list} listName="Secciones">
      <p>Dejará de aparecer en la página Nosotros de inmediato. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
