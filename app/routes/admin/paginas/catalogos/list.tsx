import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { catalogosPorPagina, listCatalogos } from "~/domain/medios/catalogos.server";
import { catalogosWords as words } from "~/domain/medios/words";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaCatalogos } from "./tabla";

export async function loader({ url }: Route.LoaderArgs) {
  const { total, catalogos } = await listCatalogos(listQuery(url));
  return { catalogos, list: listPage(url, total, catalogosPorPagina) };
}

export default function Catalogos({ loaderData }: Route.ComponentProps) {
  const { catalogos, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Catálogos PDF" texto="El catálogo activo es el que se descarga en todo el sitio">
        <NewLink words={words} list={list} />
      </PageTitle>
      <ListBlock {...words.lista} primero={<NewLink words={words} />} list={list}>
        <TablaCatalogos catalogos={catalogos} list={list} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar catálogos");
