import { AdminError } from "~/admin/error";
import { ListBlock, Tabla } from "~/admin/list-block";
import { NewLink, RowLinks, searchOf } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { listEstadisticas } from "~/domain/nosotros.server";
import { countOf, preview } from "~/domain/texto";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { nombres, path, textos } from "./textos";

const columns = ["Orden", "Título", "Descripción", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await listEstadisticas(listQuery(url).q));
}

export default function Estadisticas({ loaderData }: Route.ComponentProps) {
  const { filas, list } = loaderData;
  return (
    <ListBlock
      titulo="Estadísticas"
      cuenta={countOf(list.total, "estadística", "estadísticas")}
      busca="Buscar estadísticas"
      cargando="Cargando estadísticas..."
      vacio="No hay estadísticas registradas"
      nada="No se encontraron estadísticas que coincidan con la búsqueda"
      agregar={
        <NewLink path={path} list={list}>
          {nombres.nuevo}
        </NewLink>
      }
      list={list}
    >
      <Tabla columns={columns} previa="Descripción">
        {filas.map(({ id, orden, titulo, descripcion }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <th scope="row">{titulo}</th>
            <td data-r="Descripción" className="previa">
              {preview(descripcion)}
            </td>
            <td className="acc">
              <div className="btns">
                <RowLinks
                  href={`${path}/${id}`}
                  label={titulo}
                  question={textos.pregunta(titulo)}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} titulo="Error al cargar estadísticas" />;
}
