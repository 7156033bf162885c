import { errorScreen } from "~/admin/shell/error";
import { ListBlock, Previa, Tabla } from "~/admin/list/block";
import { RowCell } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { tipoNombres } from "~/domain/paginas/nosotros";
import { secciones } from "~/domain/paginas/nosotros.server";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { seccionesWords as words } from "~/domain/paginas/nosotros";

const columns = ["Orden", "Ícono", "Tipo", "Título", "Contenido", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, (await secciones.list(listQuery(url).q)).filas);
}

export default function Secciones({ loaderData: { filas, list } }: Route.ComponentProps) {
  return (
    <ListBlock {...words.lista} list={list} nuevo={words}>
      <Tabla columns={columns} previa="Contenido">
        {filas.map(({ id, orden, icono, tipo, titulo, contenido }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <td data-r="Ícono">{icono || "-"}</td>
            <td data-r="Tipo">{tipoNombres[tipo] ?? tipo}</td>
            <th scope="row">{titulo}</th>
            <Previa de="Contenido">{contenido}</Previa>
            <RowCell path={words.path} id={id} label={titulo} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar secciones");
