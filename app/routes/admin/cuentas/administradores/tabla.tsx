import { Check, Clock, KeyRound, Pencil, UserX } from "lucide";
import { withListQuery } from "~/admin/list/address";
import { ActionCell, IconLink, RowLink } from "~/admin/list/row-links";
import { Buttons } from "~/ui/button";
import { Badge } from "~/ui/badge";
import { minor, Tabla } from "~/admin/list/table";

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
  const before = admin.email.slice(0, admin.email.indexOf("@") + 1);
  const editar = withListQuery(`/admin/administradores/${id}`, search);
  return (
    <tr>
      <th scope="row">
        <RowLink to={editar}>{nombre}</RowLink>
      </th>
      <td data-r="Email" className="wrap-anywhere">
        <span>
          {before}
          <wbr />
          {admin.email.slice(before.length)}
        </span>
      </td>
      <td data-r="Estado" className="max-xl:[&>span]:whitespace-normal">
        <Estado {...admin} />
      </td>
      <td data-r="Último ingreso">{admin.ingreso}</td>
      <td data-r="Sesiones abiertas" className={minor}>
        {admin._count.sesiones}
      </td>
      <ActionCell>
        <Buttons row>
          <IconLink
            to={withListQuery(`/admin/administradores/${id}/acceso`, search)}
            icon={KeyRound}
            label={`Acceso de ${nombre}`}
          />
          <IconLink to={editar} icon={Pencil} label={`Editar a ${nombre}`} />
        </Buttons>
      </ActionCell>
    </tr>
  );
}

/** The administrators of a page, with their buttons. */
export function TablaAdministradores({ admins, search }: { admins: readonly Administrador[]; search: string }) {
  return (
    <Tabla columns={columns} menor="Sesiones abiertas">
      {admins.map((admin) => (
        <Fila key={admin.id} admin={admin} search={search} />
      ))}
    </Tabla>
  );
}
