import { data } from "react-router";
import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { recordId } from "~/admin/form.server";
import { deleteLogo, getLogo } from "~/domain/logo.server";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/logo";

export async function loader({ params }: Route.LoaderArgs) {
  const logo = await getLogo();
  if (logo?.id !== recordId(params.id)) throw data("No encontrado", { status: 404 });
  return null;
}

export async function action({ params }: Route.ActionArgs) {
  const id = recordId(params.id);
  const done = { titulo: "Éxito", texto: "Logo eliminado correctamente" };
  return plainDelete(path, "Error al eliminar el logo", done, () => deleteLogo(id));
}

export default function LogoEliminar() {
  return (
    <DeletePage
      titulo="Eliminar logo"
      list={path}
      listName="Logo del Sitio"
      question="¿Estás seguro de que quieres eliminar el logo actual?"
    >
      <p>El sitio muestra el nombre de la empresa en su lugar. Esta acción no se puede deshacer.</p>
    </DeletePage>
  );
}
