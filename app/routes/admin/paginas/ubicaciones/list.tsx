import { ListBlock, Tabla } from "~/admin/list/block";
import { NewLink, RowCell } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { Estado } from "~/ui/estado";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { ubicacionesWords as words } from "~/domain/paginas/ubicaciones";

const columns = ["Orden", "Nombre", "Ciudad", "Dirección", "Teléfono", "Estado", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, (await ubicaciones.list(listQuery(url).q)).filas);
}

export default function ListaUbicaciones({ loaderData: { filas, list } }: Route.ComponentProps) {
  return (
    <ListBlock {...words.lista} primero={<NewLink path={words.path} text={words.nombres.nuevo} />} list={list}>
      <Tabla columns={columns}>
        {filas.map(({ id, orden, nombre, ciudad, direccion, telefono, visible }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <th scope="row">{nombre}</th>
            <td data-r="Ciudad">{ciudad}</td>
            <td data-r="Dirección">{direccion}</td>
            <td data-r="Teléfono">{telefono}</td>
            <td data-r="Estado">
              <Estado on={visible} si="Visible" no="Oculta" />
            </td>
            <RowCell path={words.path} id={id} label={nombre} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}
