import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { catalogosPorPagina, listCatalogos } from "~/domain/medios/catalogos.server";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaCatalogos } from "./tabla";

const path = "/admin/catalogos";

export async function loader({ url }: Route.LoaderArgs) {
  const { total, catalogos } = await listCatalogos(listQuery(url));
  return { catalogos, list: listPage(url, total, catalogosPorPagina) };
}

export default function Catalogos({ loaderData }: Route.ComponentProps) {
  const { catalogos, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Catálogos PDF" texto="El catálogo activo es el que se descarga en todo el sitio">
        <NewLink path={path} list={list} text="Nuevo Catálogo" />
      </PageTitle>
      <ListBlock
        titulo="Lista de Catálogos"
        cuenta={["catálogo", "catálogos"]}
        busca="Buscar catálogos"
        cargando="Cargando catálogos..."
        vacio="No hay catálogos registrados"
        ayuda="El botón del catálogo abre por ahora un aviso de que está en preparación. Suba su PDF y márquelo activo."
        primero={<NewLink path={path} text="Nuevo Catálogo" />}
        nada="No se encontraron catálogos que coincidan con la búsqueda"
        list={list}
      >
        <TablaCatalogos catalogos={catalogos} list={list} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar catálogos");
