import { Link } from "react-router";
import { errorScreen } from "~/admin/shell/error";
import { ListBlock } from "~/admin/list/block";
import { Tabla } from "~/admin/list/table";
import { RowCell, rowHref, RowLink } from "~/admin/list/row-links";
import { pageOf } from "~/admin/form/rows.server";
import { countOf } from "~/domain/kernel/text";
import { searchMarcas } from "~/domain/vehiculos/list.server";
import { lineasWords, marcasWords as words } from "~/domain/vehiculos/vehiculos";
import { textLink } from "~/ui/button";
import { listQuery } from "~/ui/list/list-query";
import type { Route } from "./+types/list";

export async function loader({ url }: Route.LoaderArgs) {
  return pageOf(url, await searchMarcas(listQuery(url).q));
}

export default function Marcas({ loaderData: { filas, list } }: Route.ComponentProps) {
  return (
    <ListBlock {...words.lista} list={list} nuevo={words}>
      <Tabla columns={["Nombre", "Otros nombres", "Dirección", "Líneas", "Acciones"]}>
        {filas.map(({ id, nombre, alias, slug, _count }) => (
          <tr key={id}>
            <th scope="row">
              <RowLink to={rowHref(words.path, id, list)}>{nombre}</RowLink>
            </th>
            <td data-r="Otros nombres">{alias || "-"}</td>
            <td data-r="Dirección" className="mono">
              {slug}
            </td>
            <td data-r="Líneas">
              <Link className={textLink} to={`${lineasWords.path}?marca=${id}`}>
                {countOf(_count.lineas, "línea", "líneas")}
                <span className="oculto"> de {nombre}</span>
              </Link>
            </td>
            <RowCell path={words.path} id={id} label={nombre} list={list} />
          </tr>
        ))}
      </Tabla>
    </ListBlock>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar las marcas");
