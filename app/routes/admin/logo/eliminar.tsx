import { data } from "react-router";
import { plainDelete } from "~/admin/delete-action.server";
import { recordId } from "~/admin/form.server";
import { PlainDelete } from "~/admin/plain-delete";
import { deleteLogo, getLogo } from "~/domain/logo.server";
import type { Route } from "./+types/eliminar";

const path = "/admin/logo";

export async function loader({ params }: Route.LoaderArgs) {
  const logo = await getLogo();
  if (logo?.id !== recordId(params.id)) throw data("No encontrado", { status: 404 });
  return { self: `${path}/${logo.id}/eliminar` };
}

export async function action({ params }: Route.ActionArgs) {
  const id = recordId(params.id);
  const done = { titulo: "Éxito", texto: "Logo eliminado correctamente" };
  return plainDelete(path, "Error al eliminar el logo", done, () => deleteLogo(id));
}

export default function LogoEliminar({ loaderData }: Route.ComponentProps) {
  return (
    <PlainDelete
      title="Eliminar logo"
      self={loaderData.self}
      list={path}
      listName="Logo del Sitio"
      question="¿Estás seguro de que quieres eliminar el logo actual?"
      submit="Eliminar logo"
    >
      <p>El sitio muestra el nombre de la empresa en su lugar. Esta acción no se puede deshacer.</p>
    </PlainDelete>
  );
}
