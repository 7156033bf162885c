import { errorScreen } from "~/admin/shell/error";
import { Previa } from "~/admin/list/table";
import { EntityList } from "~/admin/list/entity-list";
import { listLoader } from "~/admin/form/rows.server";
import { estadisticas } from "~/domain/paginas/nosotros.server";
import { estadisticasWords as words } from "~/domain/paginas/nosotros";
import type { Route } from "./+types/list";

const columns = ["Título", "Descripción"];

export const loader = listLoader(estadisticas);

export default function Estadisticas({ loaderData }: Route.ComponentProps) {
  return (
    <EntityList {...loaderData} words={words} columns={columns} previa="Descripción" title={(fila) => fila.titulo}>
      {({ titulo, descripcion }, open) => (
        <>
          <th scope="row">{open(titulo)}</th>
          <Previa>{descripcion}</Previa>
        </>
      )}
    </EntityList>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar estadísticas");
