import { AdminError } from "~/admin/error";
import { ListBlock, Tabla } from "~/admin/list-block";
import { NewLink, RowLinks, searchOf } from "~/admin/row-links";
import { pageOf } from "~/admin/rows.server";
import { listValores } from "~/domain/nosotros.server";
import { countOf, preview } from "~/domain/texto";
import { listQuery } from "~/ui/list-query";
import type { Route } from "./+types/list";
import { nombres, path, textos } from "./textos";

const columns = ["Orden", "Ícono", "Valor", "Descripción", "Acciones"];

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await listValores(listQuery(url).q));
}

export default function Valores({ loaderData }: Route.ComponentProps) {
  const { filas, list } = loaderData;
  return (
    <ListBlock
      titulo="Valores"
      cuenta={countOf(list.total, "valor", "valores")}
      busca="Buscar valores"
      cargando="Cargando valores..."
      vacio="No hay valores registrados"
      nada="No se encontraron valores que coincidan con la búsqueda"
      agregar={
        <NewLink path={path} list={list}>
          {nombres.nuevo}
        </NewLink>
      }
      list={list}
    >
      <Tabla columns={columns} previa="Descripción">
        {filas.map(({ id, orden, icono, valor, descripcion }) => (
          <tr key={id}>
            <td data-r="Orden">{orden}</td>
            <td data-r="Ícono">{icono || "-"}</td>
            <th scope="row">{valor}</th>
            <td data-r="Descripción" className="previa">
              {preview(descripcion)}
            </td>
            <td className="acc">
              <div className="btns">
                <RowLinks
                  href={`${path}/${id}`}
                  label={valor}
                  question={textos.pregunta(valor)}
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
  return <AdminError error={error} titulo="Error al cargar valores" />;
}
