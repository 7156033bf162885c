import { data } from "react-router";
import { MoveForm } from "~/admin/delete/move-form";
import { readFormData } from "~/admin/form/form-data.server";
import { Destino, errorText, redirectWithError, redirectWithToast } from "~/admin/form/form.server";
import { listHref } from "~/admin/list/address";
import { CancelLink, ListLink } from "~/admin/list/link";
import { ScreenTitle } from "~/admin/shell/empresa";
import { listDestinos, lostMedidas, moveMarcados } from "~/domain/catalogo/move-productos.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { countOf } from "~/domain/kernel/text";
import type { RouteHandle } from "~/services/http/route-handle";
import type { Route } from "./+types/mover";
import { Marcados } from "./marcados";
import { idsOf, loadMarcados, noneLeft, nothingChanged } from "./marcados.server";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/productos";

/** The marked products, and where they may go. */
export async function loader({ url }: Route.LoaderArgs) {
  const marcados = await loadMarcados(url);
  const ids = marcados.productos.map(({ id }) => id);
  const [groups, medidas] = await Promise.all([listDestinos(), lostMedidas({ ids })]);
  return { ...marcados, groups, medidas };
}

export async function action({ request, url }: Route.ActionArgs) {
  const list = listHref(path, url);
  const ids = idsOf(url.searchParams.get("productos"));
  const destino_id = Destino.parse((await readFormData(request)).get("destino_id"));
  try {
    const { movidos, destino } = await moveMarcados(ids, destino_id);
    if (movidos === 0) return await nothingChanged(list, ids, [`en ${destino}`, `en ${destino}`]);
    const said = `${countOf(movidos, "producto pasó", "productos pasaron")} a ${destino}`;
    return await redirectWithToast(list, movidos === 1 ? "Producto movido" : "Productos movidos", said);
  } catch (error) {
    if (error instanceof NotFound) return noneLeft(list, ids);
    if (error instanceof Refusal) return data({ error: error.message }, { status: 400 });
    const failure = "No se pudieron mover los productos. Inténtelo de nuevo.";
    return redirectWithError(list, errorText(failure, error));
  }
}

/** Asks where the marked products go, and names them. */
export default function MoverMarcados({ loaderData, actionData }: Route.ComponentProps) {
  const { productos, faltan, groups, medidas, list, self } = loaderData;
  const what = countOf(productos.length, "producto", "productos");
  return (
    <>
      <ScreenTitle titulo={`Mover ${what}`} />
      <ListLink to={list}>Lista de Productos</ListLink>
      <MoveForm
        titulo={`Mover ${what} a otra subcategoría`}
        texto={`${productos.length === 1 ? "Su dirección" : "La dirección de cada uno"} cambia; la anterior lleva a la nueva.${medidas}`}
        label="Subcategoría"
        submit={`Mover ${what}`}
        groups={groups}
        action={self}
        error={actionData?.error ?? null}
        cancel={<CancelLink to={list} />}
      >
        <Marcados productos={productos} faltan={faltan} />
      </MoveForm>
    </>
  );
}
