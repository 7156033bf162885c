import { Check, Clock, KeyRound, Pencil, UserX } from "lucide-react";
import { Link } from "react-router";
import { withListQuery } from "~/admin/list/list";
import { ActionCell } from "~/admin/list/row-links";
import { Buttons, iconButton } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { Tabla } from "~/admin/list/block";
import { IconLabel } from "~/ui/icon";

interface Administrador {
  id: number;
  nombre: string;
  email: string;
  activo: boolean;
  pendiente: boolean;
  ingreso: string;
  _count: { sesiones: number };
}

const columns = ["Nombre", "Email", "Estado", "Último ingreso", "Sesiones abiertas", "Acciones"];

function Estado({ activo, pendiente }: Administrador) {
  if (!activo) return <Badge icon={UserX}>Inactivo</Badge>;
  return (
    <Badge tono={pendiente ? "aviso" : "ok"} icon={pendiente ? Clock : Check}>
      {pendiente ? "Invitación pendiente" : "Activo"}
    </Badge>
  );
}

function Fila({ admin, search }: { admin: Administrador; search: string }) {
  const { id, nombre } = admin;
  return (
    <tr>
      <th scope="row">{nombre}</th>
      <td data-r="Email">{admin.email}</td>
      <td data-r="Estado">
        <Estado {...admin} />
      </td>
      <td data-r="Último ingreso">{admin.ingreso}</td>
      <td data-r="Sesiones abiertas">{admin._count.sesiones}</td>
      <ActionCell>
        <Buttons row>
          <Link className={iconButton} to={withListQuery(`/admin/administradores/${id}/acceso`, search)}>
            <IconLabel of={KeyRound} label={`Acceso de ${nombre}`} />
          </Link>
          <Link className={iconButton} to={withListQuery(`/admin/administradores/${id}`, search)}>
            <IconLabel of={Pencil} label={`Editar a ${nombre}`} />
          </Link>
        </Buttons>
      </ActionCell>
    </tr>
  );
}

/** The administrators of a page, with their buttons. */
export function TablaAdministradores({ admins, search }: { admins: readonly Administrador[]; search: string }) {
  return (
    <Tabla columns={columns}>
      {admins.map((admin) => (
        <Fila key={admin.id} admin={admin} search={search} />
      ))}
    </Tabla>
  );
}
