import type { ReactNode } from "react";
import { DeleteButton } from "~/admin/delete/delete";
import { dropTarget, Handle, MoveButtons, type Reorder } from "~/admin/list/reorder";
import { ActionCell, EditLink, RowLink } from "~/admin/list/row-links";
import { RowSwitch } from "~/admin/list/row-switch";
import { Buttons } from "~/ui/button";

interface FilaProps {
  ancla: string;
  /** The list it stands in, as addresses name it. */
  lista: "contactos" | "enlaces";
  fila: { id: number; activo: boolean; revision: number };
  nombre: string;
  posicion: number;
  order: Reorder;
  /** What the buttons that move it call it. */
  label: string;
  /** Where its editor is; null while that is open. */
  editar: string | null;
  /** The cell of its value. */
  children: ReactNode;
}

/** A row of the footer's lists: its place, its value, a switch and its buttons. */
export function Fila({ ancla, lista, fila, nombre, posicion, order, label, editar, children }: FilaProps) {
  const { id, activo, revision } = fila;
  return (
    <tr id={ancla} {...dropTarget(order, posicion)}>
      <td data-r="Orden">
        <Handle list={order} id={id} posicion={posicion} />
      </td>
      <th scope="row">{editar ? <RowLink to={editar}>{nombre}</RowLink> : nombre}</th>
      {children}
      <td data-r="Activo">
        <RowSwitch action={order.action} id={id} revision={revision} on={activo} label={`Activo: ${nombre}`} />
      </td>
      <ActionCell>
        <Buttons row>
          <MoveButtons list={order} id={id} posicion={posicion} label={label} />
          {editar && <EditLink to={editar} label={nombre} />}
          <DeleteButton icon href={`/admin/home/${lista}/${id}/eliminar`} label={`Eliminar ${nombre}`} />
        </Buttons>
      </ActionCell>
    </tr>
  );
}
