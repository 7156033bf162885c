import { errorScreen } from "~/admin/shell/error";
import { rowAction } from "~/admin/form/form.server";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { beneficios } from "~/domain/paginas/beneficios.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { TablaBeneficios } from "./tabla";
import { beneficiosWords as words } from "~/domain/paginas/beneficios";

export async function loader({ url }: Route.LoaderArgs) {
  const { filas, firma } = await beneficios.list(listQuery(url).q);
  return { firma, ...pageOf(url, filas) };
}

export async function action({ request, url }: Route.ActionArgs) {
  return rowAction(request, url, (reason) => `Error al actualizar el orden: ${reason}`, {
    mover: async (row) => {
      await beneficios.move(row, listQuery(url).q);
      return { titulo: "Orden actualizado" };
    },
  });
}

export default function Beneficios({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle titulo="Beneficios GED" texto="Administra los beneficios de elegir a GED Autopartes">
        <NewLink path={words.path} list={loaderData.list} text="Agregar Beneficio" />
      </PageTitle>
      <ListBlock
        {...words.lista}
        primero={<NewLink path={words.path} text="Agregar Beneficio" />}
        list={loaderData.list}
      >
        <TablaBeneficios {...loaderData} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar beneficios");
