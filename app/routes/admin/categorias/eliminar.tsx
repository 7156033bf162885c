import { Link } from "react-router";
import { Confirmation } from "~/admin/delete";
import { deleteOrMove } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MoveForm } from "~/admin/move-form";
import { listCategorias } from "~/domain/catalogo.server";
import { deleteCategoria, getCategoria, hijos } from "~/domain/categorias.server";
import { moveSubcategorias } from "~/domain/mover.server";
import { countOf } from "~/domain/texto";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/categorias";

function selfOf(id: number, url: URL): string {
  return fromList(`${path}/${id}/eliminar`, url.searchParams.get(LIST_PARAM) ?? "");
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, nombre, descripcion, medios, subcategorias, productos } = found(await getCategoria(recordId(params.id)));
  const otras = subcategorias > 0 ? (await listCategorias()).filter((otra) => otra.id !== id) : [];
  const tiene = hijos(subcategorias, productos);
  const archivos = countOf(medios.length, "archivo", "archivos");
  return {
    nombre,
    descripcion,
    archivos,
    tiene,
    otras,
    llena: subcategorias > 0,
    list: listHref(path, url),
    self: selfOf(id, url),
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  return deleteOrMove(request, {
    list: listHref(path, url),
    self: selfOf(id, url),
    failure: "No se pudo eliminar la categoría. Inténtalo de nuevo.",
    remove: async () => ({ titulo: "Categoría eliminada", texto: (await deleteCategoria(id)).nombre }),
    move: async (to) => {
      const { movidas, destino } = await moveSubcategorias(id, to);
      const what = countOf(movidas, "subcategoría pasó", "subcategorías pasaron");
      return { titulo: "Subcategorías movidas", texto: `${what} a ${destino}` };
    },
  });
}

export default function CategoriaEliminar({ loaderData, actionData }: Route.ComponentProps) {
  const { nombre, descripcion, archivos, tiene, otras, llena, list, self } = loaderData;
  const cancel = (
    <Link className="btn" to={list}>
      Cancelar
    </Link>
  );
  if (llena) {
    return (
      <>
        <title>Eliminar categoría - GED Autopartes</title>
        <MoveForm
          titulo={`La categoría "${nombre}" no se puede eliminar todavía`}
          texto={`Tiene ${tiene}. Muévalos a otra categoría o elimínelos antes.`}
          label="Mover las subcategorías a…"
          submit="Mover subcategorías"
          groups={[{ label: null, destinos: otras }]}
          error={actionData?.error ?? null}
          cancel={cancel}
        />
      </>
    );
  }
  return (
    <>
      <title>Eliminar categoría - GED Autopartes</title>
      <Confirmation
        action={self}
        question={`¿Está seguro de que desea eliminar la categoría "${nombre}"?`}
        submit="Eliminar categoría"
        cancel={cancel}
      >
        <p>
          La categoría y sus {archivos} dejarán de aparecer en el sitio de inmediato. Esta acción no se puede deshacer.
        </p>
        <p className="nota">{descripcion}</p>
      </Confirmation>
    </>
  );
}
