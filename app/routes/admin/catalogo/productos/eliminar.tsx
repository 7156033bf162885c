import { Info } from "lucide";
import { Confirmation } from "~/admin/delete/confirmation";
import { errorText, redirectWithError, redirectWithToast } from "~/admin/form/form.server";
import { CancelLink, ListLink } from "~/admin/list/link";
import { listHref } from "~/admin/list/address";
import { ScreenTitle } from "~/admin/shell/empresa";
import { removeMarcados } from "~/domain/catalogo/productos.server";
import { countOf } from "~/domain/kernel/text";
import type { RouteHandle } from "~/services/http/route-handle";
import { Note } from "~/ui/note";
import type { Route } from "./+types/eliminar";
import { Marcados } from "./marcados";
import { idsOf, loadMarcados, noneLeft } from "./marcados.server";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/productos";

export async function loader({ url }: Route.LoaderArgs) {
  return loadMarcados(url);
}

export async function action({ url }: Route.ActionArgs) {
  const list = listHref(path, url);
  const ids = idsOf(url.searchParams.get("productos"));
  try {
    const removed = await removeMarcados(ids);
    if (removed === 0) return await noneLeft(list, ids);
    const others = ids.length - removed;
    const said = [
      countOf(removed, "producto", "productos"),
      ...(others > 0 ? [countOf(others, "ya no estaba", "ya no estaban")] : []),
    ];
    return await redirectWithToast(
      list,
      removed === 1 ? "Producto eliminado" : "Productos eliminados",
      said.join("; "),
    );
  } catch (error) {
    const failure = "No se pudieron eliminar los productos. Inténtelo de nuevo.";
    return redirectWithError(list, errorText(failure, error));
  }
}

/** Asks before the marked products are deleted, and names them. */
export default function EliminarMarcados({ loaderData }: Route.ComponentProps) {
  const { productos, faltan, list, self } = loaderData;
  const visibles = productos.filter(({ visible }) => visible).length;
  const what = countOf(productos.length, "producto", "productos");
  return (
    <>
      <ScreenTitle titulo={`Eliminar ${what}`} />
      <ListLink to={list}>Lista de Productos</ListLink>
      <Confirmation
        action={self}
        question={`¿Está seguro de que desea eliminar ${what}?`}
        submit={`Eliminar ${what}`}
        cancel={<CancelLink to={list} />}
      >
        <p>
          {visibles > 0 &&
            `${countOf(visibles, "producto dejará", "productos dejarán")} de aparecer en el catálogo de inmediato. `}
          Esta acción no se puede deshacer.
        </p>
        <Marcados productos={productos} faltan={faltan} />
        {visibles > 0 && (
          <Note tone="info" icon={Info}>
            Si solo quiere retirarlos por un tiempo, cancele y elija «Ocultar».
          </Note>
        )}
      </Confirmation>
    </>
  );
}
