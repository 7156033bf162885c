import { Previa, Tabla } from "~/admin/list/block";
import { dropTarget, Handle, MoveButtons, useReorder } from "~/admin/list/reorder";
import { RowCell } from "~/admin/list/row-links";
import { Estado } from "~/ui/estado";
import type { Route } from "./+types/list";
import { beneficiosWords as words } from "~/domain/paginas/beneficios";

const columns = ["Orden", "Ícono", "Título", "Descripción", "Estado", "Acciones"];

/** The benefits of a page, each with its buttons. */
export function TablaBeneficios({ filas, first, firma, list }: Route.ComponentProps["loaderData"]) {
  const order = useReorder(firma, list.address, list.total);
  return (
    <Tabla columns={columns} previa="Descripción">
      {filas.map(({ id, icono, titulo, descripcion, activo }, index) => (
        <tr key={id} {...dropTarget(order, first + index)}>
          <td data-r="Orden">
            <Handle list={order} id={id} posicion={first + index} />
          </td>
          <td data-r="Ícono">{icono}</td>
          <th scope="row">{titulo}</th>
          <Previa de="Descripción">{descripcion}</Previa>
          <td data-r="Estado">
            <Estado on={activo} si="Activo" no="Inactivo" />
          </td>
          <RowCell path={words.path} id={id} label={titulo} list={list}>
            <MoveButtons list={order} id={id} posicion={first + index} label={titulo} />
          </RowCell>
        </tr>
      ))}
    </Tabla>
  );
}
