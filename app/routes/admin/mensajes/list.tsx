import { estadoFilter, estadoOf } from "~/admin/list/list";
import { Download } from "lucide";
import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { PageTitle } from "~/admin/shell/page-title";
import { searchOf } from "~/admin/list/row-links";
import { listPage } from "~/admin/form/rows.server";
import { filtrosMensaje, mensajesPorPagina } from "~/domain/mensajes/filtros";
import { listMensajes } from "~/domain/mensajes/mensajes.server";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { TablaMensajes } from "./tabla";

const path = "/admin/mensajes";

export async function loader({ url }: Route.LoaderArgs) {
  const filtro = estadoOf(url, filtrosMensaje);
  const { total, mensajes } = await listMensajes({ ...listQuery(url), filtro });
  return { filtro, mensajes, list: listPage(url, total, mensajesPorPagina, filtro !== null) };
}

export default function Mensajes({ loaderData }: Route.ComponentProps) {
  const { filtro, mensajes, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Mensajes" texto="Lo que escriben los visitantes en el formulario de contacto">
        <a className={buttonClass()} href={`${path}/exportar${searchOf(list)}`}>
          <Icon of={Download} />
          Exportar CSV
        </a>
      </PageTitle>
      <ListBlock
        titulo="Lista de Mensajes"
        cuenta={["mensaje", "mensajes"]}
        busca="Buscar mensajes"
        cargando="Cargando mensajes..."
        vacio="No hay mensajes"
        ayuda="Aquí llegan los mensajes del formulario de contacto."
        primero={
          <a className={buttonClass()} href="/contacto">
            Ver el formulario
          </a>
        }
        nada="No se encontraron mensajes que coincidan con la búsqueda"
        filtros={[estadoFilter(filtro, filtrosMensaje)]}
        list={list}
      >
        <TablaMensajes mensajes={mensajes} search={searchOf(list)} />
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar mensajes");
