import { Check, Clock, Pencil, UserCheck, UserX } from "lucide-react";
import { Link } from "react-router";
import { fromList } from "~/admin/list";
import { Tabla } from "~/admin/list-block";
import { PostButton, PostForm } from "~/admin/post-form";
import { Icon, IconLabel } from "~/ui/icon";

interface Administrador {
  id: number;
  nombre: string;
  email: string;
  activo: boolean;
  pendiente: boolean;
  revision: number;
  ingreso: string;
  _count: { sesiones: number };
}

const columns = ["Nombre", "Email", "Estado", "Último ingreso", "Sesiones abiertas", "Acciones"];

function Estado({ activo, pendiente }: Administrador) {
  if (!activo) {
    return (
      <span className="estado">
        <Icon of={UserX} />
        Inactivo
      </span>
    );
  }
  return (
    <span className={`estado ${pendiente ? "estado--aviso" : "estado--ok"}`}>
      <Icon of={pendiente ? Clock : Check} />
      {pendiente ? "Invitación pendiente" : "Activo"}
    </span>
  );
}

function Fila({ admin, search }: { admin: Administrador; search: string }) {
  const { id, nombre, activo } = admin;
  return (
    <tr>
      <th scope="row">{nombre}</th>
      <td data-r="Email">{admin.email}</td>
      <td data-r="Estado">
        <Estado {...admin} />
      </td>
      <td data-r="Último ingreso">{admin.ingreso}</td>
      <td data-r="Sesiones abiertas">{admin._count.sesiones}</td>
      <td className="acc">
        <div className="btns">
          <PostForm preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="revision" value={admin.revision} />
            <PostButton className="btn btn--ico" name="intent" value={activo ? "desactivar" : "activar"}>
              <IconLabel of={activo ? UserX : UserCheck} label={`${activo ? "Desactivar" : "Activar"} a ${nombre}`} />
            </PostButton>
          </PostForm>
          <Link className="btn btn--ico" to={fromList(`/admin/administradores/${id}`, search)}>
            <IconLabel of={Pencil} label={`Editar a ${nombre}`} />
          </Link>
        </div>
      </td>
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
