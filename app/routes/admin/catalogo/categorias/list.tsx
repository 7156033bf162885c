import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { Previa, Tabla } from "~/admin/list/table";
import { PageTitle } from "~/admin/shell/page-title";
import { NewLink, RowCell, RowLink, rowHref } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { searchCategorias } from "~/domain/catalogo/categorias.server";
import { categoriasWords as words } from "~/domain/catalogo/listas";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await searchCategorias(listQuery(url).q));
}

export default function Categorias({ loaderData }: Route.ComponentProps) {
  const { filas, list } = loaderData;
  return (
    <>
      <PageTitle titulo="Gestión de Categorías" texto="Administra las categorías y subcategorías del catálogo">
        <NewLink words={words} list={list} />
      </PageTitle>
      <ListBlock {...words.lista} primero={<NewLink words={words} />} list={list}>
        <Tabla columns={["Nombre", "Descripción", "Imágenes", "Acciones"]} previa="Descripción">
          {filas.map(({ id, nombre, descripcion, medios }) => (
            <tr key={id}>
              <th scope="row">
                <RowLink to={rowHref(words.path, id, list)}>{nombre}</RowLink>
              </th>
              <Previa>{descripcion}</Previa>
              <td data-r="Imágenes">{medios.length}</td>
              <RowCell path={words.path} id={id} label={nombre} list={list} />
            </tr>
          ))}
        </Tabla>
      </ListBlock>
    </>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar categorías");
