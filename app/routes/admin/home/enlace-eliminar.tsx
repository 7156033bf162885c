import { DeletePage } from "~/admin/delete-page";
import { found, recordId } from "~/admin/form.server";
import { deleteRow } from "~/admin/rows.server";
import { enlaces } from "~/domain/footer.server";
import type { Route } from "./+types/enlace-eliminar";
import { preguntaEnlace, textosEnlace } from "./textos";

const list = "/admin/home#enlaces";

export async function loader({ params }: Route.LoaderArgs) {
  return found(await enlaces.get(recordId(params.id)));
}

export async function action({ params }: Route.ActionArgs) {
  return deleteRow(enlaces, params.id, textosEnlace, list);
}

export default function EnlaceEliminar({ loaderData }: Route.ComponentProps) {
  const { nombre, url } = loaderData;
  return (
    <DeletePage titulo="Eliminar enlace" question={preguntaEnlace} list={list} listName="Enlaces Rápidos">
      <p>
        <b>{nombre}</b> ({url}) dejará de aparecer en el pie de todas las páginas de inmediato. Esta acción no se puede
        deshacer.
      </p>
    </DeletePage>
  );
}
