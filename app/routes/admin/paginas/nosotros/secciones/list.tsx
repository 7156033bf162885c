import { IconSign } from "~/routes/admin/paginas/icon-field";
import { errorScreen } from "~/admin/shell/error";
import { Previa } from "~/admin/list/table";
import { EntityList } from "~/admin/list/entity-list";
import { listLoader } from "~/admin/form/rows.server";
import { tipoNombres, seccionesWords as words } from "~/domain/paginas/nosotros";
import { secciones } from "~/domain/paginas/nosotros.server";
import type { Route } from "./+types/list";

const columns = ["Ícono", "Tipo", "Título", "Contenido"];

export const loader = listLoader(secciones);

export default function Secciones({ loaderData }: Route.ComponentProps) {
  return (
    <EntityList {...loaderData} words={words} columns={columns} previa="Contenido" title={(fila) => fila.titulo}>
      {({ icono, tipo, titulo, contenido }, open) => (
        <>
          <td data-r="Ícono">
            <IconSign icono={icono} />
          </td>
          <td data-r="Tipo">{tipoNombres[tipo] ?? tipo}</td>
          <th scope="row">{open(titulo)}</th>
          <Previa>{contenido}</Previa>
        </>
      )}
    </EntityList>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar secciones");
