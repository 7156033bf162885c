import { AdminError } from "~/admin/error";
import { ListBlock, Tabla } from "~/admin/list-block";
import { NewLink, RowLinks, searchOf } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { tipoNombres } from "~/domain/nosotros";
import { listSecciones } from "~/domain/nosotros.server";
import { countOf, preview } from "~/domain/texto";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { nombres, path, textos } from "./textos";

const columns = ["Orden", "Ícono", "Tipo", "Título", "Contenido", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await listSecciones(listQuery(url).q));
}

export default function Secciones({ loaderData }: Route.ComponentProps) {
  const { filas, list } = loaderData;
  return (
    <ListBlock
      titulo="Secciones"
      cuenta={countOf(list.total, "sección", "secciones")}
      busca="Buscar secciones"
      cargando="Cargando secciones..."
      vacio="No hay secciones registradas"
      nada="No se encontraron secciones que coincidan con la búsqueda"
      agregar={
        <NewLink path={path} list={list}>
          {nombres.nuevo}
        </NewLink>
      }
      list={list}
    >
      <Tabla columns={columns} previa="Contenido">
        {filas.map(({ id, orden, icono, tipo, titulo, contenido }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <td data-r="Ícono">{icono || "-"}</td>
            <td data-r="Tipo">{tipoNombres[tipo] ?? tipo}</td>
            <th scope="row">{titulo}</th>
            <td data-r="Contenido" className="previa">
              {preview(contenido)}
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
  return <AdminError error={error} titulo="Error al cargar secciones" />;
}
