import { errorScreen } from "~/admin/error";
import { ListBlock, Previa, Tabla } from "~/admin/list-block";
import { RowCell } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { listEstadisticas } from "~/domain/nosotros.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import * as entidad from "./textos";

const columns = ["Orden", "Título", "Descripción", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await listEstadisticas(listQuery(url).q));
}

export default function Estadisticas({ loaderData: { filas, list } }: Route.ComponentProps) {
  return (
    <ListBlock {...entidad.lista} list={list} nuevo={entidad}>
      <Tabla columns={columns} previa="Descripción">
        {filas.map(({ id, orden, titulo, descripcion }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <th scope="row">{titulo}</th>
            <Previa de="Descripción">{descripcion}</Previa>
            <RowCell entidad={entidad} id={id} label={titulo} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar estadísticas");
