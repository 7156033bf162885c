import { IconSign } from "~/routes/admin/paginas/icon-field";
import { errorScreen } from "~/admin/shell/error";
import { Previa } from "~/admin/list/table";
import { EntityList } from "~/admin/list/entity-list";
import { listLoader } from "~/admin/form/rows.server";
import { valores } from "~/domain/paginas/nosotros.server";
import { valoresWords as words } from "~/domain/paginas/nosotros";
import type { Route } from "./+types/list";

const columns = ["Ícono", "Valor", "Descripción"];

export const loader = listLoader(valores);

export default function Valores({ loaderData }: Route.ComponentProps) {
  return (
    <EntityList {...loaderData} words={words} columns={columns} previa="Descripción" title={(fila) => fila.valor}>
      {({ icono, valor, descripcion }, open) => (
        <>
          <td data-r="Ícono">
            <IconSign icono={icono} />
          </td>
          <th scope="row">{open(valor)}</th>
          <Previa>{descripcion}</Previa>
        </>
      )}
    </EntityList>
  );
}

export const ErrorBoundary = errorScreen("Error al cargar valores");
