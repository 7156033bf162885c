import { estadoFilter, estadoOf } from "~/admin/list/list";
import { filtrosCotizacion } from "~/domain/cotizaciones/estados";
import { Download } from "lucide";
import { listPage } from "~/admin/form/rows.server";
import { ListBlock } from "~/admin/list/block";
import { withListQuery } from "~/admin/list/address";
import { RowLink, searchOf } from "~/admin/list/row-links";
import { Excerpt, Tabla } from "~/admin/list/table";
import { errorScreen } from "~/admin/shell/error";
import { PageTitle } from "~/admin/shell/page-title";
import { cotizacionesPorPagina, listCotizaciones } from "~/domain/cotizaciones/cotizaciones.server";
import { formatMoment } from "~/domain/kernel/dates";
import { countOf } from "~/domain/kernel/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";
import { Estados } from "./estados";

const path = "/admin/cotizaciones";

export async function loader({ url }: Route.LoaderArgs) {
  const filtro = estadoOf(url, filtrosCotizacion);
  const { total, cotizaciones } = await listCotizaciones({ ...listQuery(url), filtro });
  return { filtro, cotizaciones, list: listPage(url, total, cotizacionesPorPagina, filtro !== null) };
}

export default function Cotizaciones({ loaderData }: Route.ComponentProps) {
  const { filtro, cotizaciones, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Cotizaciones" texto="Las listas de productos que los visitantes piden cotizar">
        <a className={buttonClass()} href={`${path}/exportar${searchOf(list)}`}>
          <Icon of={Download} />
          Exportar XLSX
        </a>
      </PageTitle>
      <ListBlock
        titulo="Lista de Cotizaciones"
        cuenta={["solicitud", "solicitudes"]}
        busca="Buscar por número, código o teléfono"
        cargando="Cargando cotizaciones..."
        vacio="No hay solicitudes"
        ayuda="Aquí llegan las listas que los visitantes envían desde la página Cotización."
        primero={
          <a className={buttonClass()} href="/cotizacion">
            Ver la página
          </a>
        }
        nada="No se encontraron solicitudes que coincidan con la búsqueda"
        filtros={[estadoFilter(filtro, filtrosCotizacion)]}
        list={list}
      >
        <Tabla columns={["Número", "De", "Recibida", "Responde", "Estado"]}>
          {cotizaciones.map(({ id, numero, lineas, nombre, empresa, ciudad, created_at, responsable, ...row }) => (
            <tr key={id}>
              <th scope="row">
                <RowLink to={withListQuery(`${path}/${id}`, searchOf(list))}>{numero}</RowLink>
                <Excerpt>{countOf(lineas, "producto", "productos")}</Excerpt>
              </th>
              <td data-r="De" className="sm:min-w-36">
                <span>
                  <b>{nombre}</b>
                  <br />
                  {empresa ? `${empresa}, ${ciudad}` : ciudad}
                </span>
              </td>
              <td data-r="Recibida">{formatMoment(created_at)}</td>
              <td data-r="Responde">{responsable || "-"}</td>
              <td data-r="Estado">
                <Estados estado={row.estado} salidas={row.salidas} pregunta={row.pregunta} />
              </td>
            </tr>
          ))}
        </Tabla>
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar cotizaciones");
