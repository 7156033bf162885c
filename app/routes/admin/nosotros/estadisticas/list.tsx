import { errorScreen } from "~/admin/error";
import { ListBlock, Previa, Tabla } from "~/admin/list-block";
import { RowCell } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { estadisticas } from "~/domain/nosotros.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { estadisticasWords as words } from "~/domain/nosotros-textos";

const columns = ["Orden", "Título", "Descripción", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, (await estadisticas.list(listQuery(url).q)).filas);
}

export default function Estadisticas({ loaderData: { filas, list } }: Route.ComponentProps) {
  return (
    <ListBlock {...words.lista} list={list} nuevo={words}>
      <Tabla columns={columns} previa="Descripción">
        {filas.map(({ id, orden, titulo, descripcion }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <th scope="row">{titulo}</th>
            <Previa de="Descripción">{descripcion}</Previa>
            <RowCell path={words.path} id={id} label={titulo} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar estadísticas");
