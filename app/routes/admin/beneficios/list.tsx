import { errorScreen } from "~/admin/error";
import { rowAction } from "~/admin/form.server";
import { ListBlock } from "~/admin/list-block";
import { PageTitle } from "~/admin/page-title";
import { NewLink } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { listBeneficios, moveBeneficio } from "~/domain/beneficios.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { TablaBeneficios } from "./tabla";
import { lista, path, textos } from "./textos";

export async function loader({ url }: Route.LoaderArgs) {
  const { filas, firma } = await listBeneficios(listQuery(url).q);
  return { firma, ...pageOf(url, filas) };
}

export async function action({ request, url }: Route.ActionArgs) {
  return rowAction(request, url, textos.noMovido, {
    mover: async (row) => {
      await moveBeneficio(row, listQuery(url).q);
      return { titulo: "Orden actualizado" };
    },
  });
}

export default function Beneficios({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle titulo="Beneficios GED" texto="Administra los beneficios de elegir a GED Autopartes">
        <NewLink path={path} list={loaderData.list} text="Agregar Beneficio" />
      </PageTitle>
      <ListBlock {...lista} primero={<NewLink path={path} text="Agregar Beneficio" />} list={loaderData.list}>
        <TablaBeneficios {...loaderData} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar beneficios");
