import { errorScreen } from "~/admin/shell/error";
import { ListBlock, Previa, Tabla } from "~/admin/list/block";
import { RowCell } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { estadisticas } from "~/domain/paginas/nosotros.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { estadisticasWords as words } from "~/domain/paginas/nosotros";

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
