import { DeletePage } from "~/admin/delete-page";
import { found } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteRow, loadRow } from "~/admin/rows.server";
import { beneficios } from "~/domain/beneficios.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";
import { nombres, path, textos } from "./textos";

export const handle = { form: "confirmation" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const { fila, back } = await loadRow(beneficios, params.id, path, url);
  return { ...found(fila), ...back };
}

export async function action({ params, url }: Route.ActionArgs) {
  return deleteRow(beneficios, params.id, textos, listHref(path, url));
}

export default function BeneficioEliminar({ loaderData }: Route.ComponentProps) {
  const { titulo, list } = loaderData;
  return (
    <DeletePage titulo={nombres.eliminar} question={textos.pregunta(titulo)} list={list} listName="Lista de Beneficios">
      <p>El beneficio dejará de aparecer en la página de inicio de inmediato. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
