import { Link } from "react-router";
import { Confirmation } from "~/admin/delete";
import { deleteOrMove } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MoveForm } from "~/admin/move-form";
import { listCategorias } from "~/domain/catalogo.server";
import { moveProductos } from "~/domain/mover.server";
import { deleteSubcategoria, getSubcategoria } from "~/domain/subcategorias.server";
import { countOf } from "~/domain/texto";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/subcategorias";

function selfOf(id: number, url: URL): string {
  return fromList(`${path}/${id}/eliminar`, url.searchParams.get(LIST_PARAM) ?? "");
}

/** Every other subcategory, under its category. */
async function listDestinos(id: number) {
  const groups = (await listCategorias()).map(({ nombre, subcategorias }) => ({
    label: nombre,
    destinos: subcategorias.filter((otra) => otra.id !== id).map((otra) => ({ id: otra.id, nombre: otra.nombre })),
  }));
  return groups.filter(({ destinos }) => destinos.length > 0);
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = found(await getSubcategoria(recordId(params.id)));
  const { id, nombre, categoria, productos_total } = row;
  const groups = productos_total > 0 ? await listDestinos(id) : [];
  const archivos = countOf(row.medios.length, "archivo", "archivos");
  return { nombre, categoria, archivos, productos_total, groups, list: listHref(path, url), self: selfOf(id, url) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  return deleteOrMove(request, {
    list: listHref(path, url),
    self: selfOf(id, url),
    failure: "No se pudo eliminar la subcategoría. Inténtalo de nuevo.",
    remove: async () => ({ titulo: "Subcategoría eliminada", texto: (await deleteSubcategoria(id)).nombre }),
    move: async (to) => {
      const { movidos, destino } = await moveProductos(id, to);
      const what = countOf(movidos, "producto pasó", "productos pasaron");
      return { titulo: "Productos movidos", texto: `${what} a ${destino}` };
    },
  });
}

export default function SubcategoriaEliminar({ loaderData, actionData }: Route.ComponentProps) {
  const { nombre, categoria, archivos, productos_total, groups, list, self } = loaderData;
  const cancel = (
    <Link className="btn" to={list}>
      Cancelar
    </Link>
  );
  if (productos_total > 0) {
    return (
      <>
        <title>Eliminar subcategoría - GED Autopartes</title>
        <MoveForm
          titulo={`La subcategoría "${nombre}" no se puede eliminar todavía`}
          texto={`Tiene ${countOf(productos_total, "producto", "productos")}. Muévalos a otra subcategoría o elimínelos antes.`}
          label="Mover los productos a…"
          submit="Mover productos"
          groups={groups}
          error={actionData?.error ?? null}
          cancel={cancel}
        />
      </>
    );
  }
  return (
    <>
      <title>Eliminar subcategoría - GED Autopartes</title>
      <Confirmation
        action={self}
        question={`¿Está seguro de que desea eliminar la subcategoría "${nombre}"?`}
        submit="Eliminar subcategoría"
        cancel={cancel}
      >
        <p>
          La subcategoría de {categoria.nombre} y sus {archivos} dejarán de aparecer en el sitio de inmediato. Esta
          acción no se puede deshacer.
        </p>
      </Confirmation>
    </>
  );
}
