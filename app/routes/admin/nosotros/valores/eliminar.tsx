import { DeletePage } from "~/admin/delete-page";
import { found } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteRow, loadRow } from "~/admin/rows.server";
import { valores } from "~/domain/nosotros.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { nombres, path, textos } from "./textos";

export const handle = { form: "confirmation" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { fila, back } = await loadRow(valores, params.id, path, url);
  return { ...found(fila), ...back };
}

export async function action({ params, url }: Route.ActionArgs) {
  return deleteRow(valores, params.id, textos, listHref(path, url));
}

export default function ValorEliminar({ loaderData }: Route.ComponentProps) {
  const { valor, list } = loaderData;
  return (
    <DeletePage titulo={nombres.eliminar} question={textos.pregunta(valor)} list={list} listName="Valores">
      <p>Dejará de aparecer en la página Nosotros de inmediato. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
