import { ListBlock, Tabla } from "~/admin/list-block";
import { RowLinks, searchOf } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { countOf } from "~/domain/texto";
import { listUbicaciones } from "~/domain/ubicaciones.server";
import { Estado } from "~/ui/estado";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { nombres, path, textos } from "./textos";

const columns = ["Orden", "Nombre", "Ciudad", "Dirección", "Teléfono", "Estado", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, (await listUbicaciones(listQuery(url).q)).filas);
}

export default function ListaUbicaciones({ loaderData }: Route.ComponentProps) {
  const { filas, list } = loaderData;
  return (
    <ListBlock
      titulo="Lista de Ubicaciones"
      cuenta={countOf(list.total, "ubicación", "ubicaciones")}
      busca="Buscar ubicaciones"
      cargando="Cargando ubicaciones..."
      vacio="No hay ubicaciones registradas"
      nada="No se encontraron ubicaciones que coincidan con la búsqueda"
      list={list}
    >
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
            <td className="acc">
              <div className="btns">
                <RowLinks
                  href={`${path}/${id}`}
                  label={nombre}
                  question={textos.pregunta(nombre)}
                  submit={nombres.eliminar}
                  search={searchOf(list)}
                />
              </div>
            </td>
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}
