import type { ReactNode } from "react";
import { DeleteButton } from "~/admin/delete/delete";
import { dropTarget, Handle, MoveButtons, type Reorder } from "~/admin/list/reorder";
import { ActionCell, EditLink, RowLink } from "~/admin/list/row-links";
import { RowSwitch } from "~/admin/list/row-switch";
import { Activo } from "~/ui/badge";
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
  /** Where its editor is; null while that is open, which the row's own switch and arrows would make outdated. */
  editar: string | null;
  /** No row moves, because the place of this or another one stands in an open editor. */
  fija?: boolean;
  /** The cell of its value. */
  children: ReactNode;
}

/** A row of the footer's lists: its place, its value, a switch and its buttons. */
export function Fila({ ancla, lista, fila, nombre, posicion, order, label, editar, fija, children }: FilaProps) {
  const { id, activo, revision } = fila;
  return (
    <tr id={ancla} {...dropTarget(order, posicion)}>
      <td data-r="Orden">
        {fija ? <span className="nota">{posicion + 1}</span> : <Handle list={order} id={id} posicion={posicion} />}
      </td>
      <th scope="row">{editar ? <RowLink to={editar}>{nombre}</RowLink> : nombre}</th>
      {children}
      <td data-r="Activo">
        {editar ? (
          <RowSwitch action={order.action} id={id} revision={revision} on={activo} label={`Activo: ${nombre}`} />
        ) : (
          <Activo on={activo} si="Activo" no="Inactivo" />
        )}
      </td>
      <ActionCell>
        <Buttons row>
          {editar && !fija && <MoveButtons list={order} id={id} posicion={posicion} label={label} />}
          {editar && <EditLink to={editar} label={nombre} />}
          <DeleteButton icon href={`/admin/home/${lista}/${id}/eliminar`} label={`Eliminar ${nombre}`} />
        </Buttons>
      </ActionCell>
    </tr>
  );
}
