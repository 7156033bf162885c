import { Check, Pencil } from "lucide-react";
import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { fromList } from "~/admin/list";
import { Miniatura } from "~/admin/miniatura";
import type { listImagenesSitio } from "~/domain/imagenes-sitio.server";
import { Icon, IconLabel } from "~/ui/icon";

const path = "/admin/imagenes";
const columns = ["Vista previa", "Título", "Ubicación", "Orden", "Estado", "Acciones"];

type Imagen = Awaited<ReturnType<typeof listImagenesSitio>>["imagenes"][number];

function Fila({ imagen, search }: { imagen: Imagen; search: string }) {
  const { id, titulo, lugar, orden, activo, medio } = imagen;
  const nombre = titulo || medio.nombre;
  return (
    <tr>
      <td className="vista">
        <Miniatura medio={medio} />
      </td>
      <th scope="row">
        <b>{titulo || "-"}</b>
      </th>
      <td data-r="Ubicación">{lugar}</td>
      <td data-r="Orden">{orden}</td>
      <td data-r="Estado">
        <span className={activo ? "estado estado--ok" : "estado"}>
          {activo && <Icon of={Check} />}
          {activo ? "Activa" : "Inactiva"}
        </span>
      </td>
      <td className="acc">
        <div className="btns">
          <Link className="btn btn--ico" to={fromList(`${path}/${id}`, search)}>
            <IconLabel of={Pencil} label={`Editar ${nombre}`} />
          </Link>
          <DeleteButton
            icon
            href={fromList(`${path}/${id}/eliminar`, search)}
            question={`¿Está seguro de que desea eliminar la imagen "${nombre}"?`}
            submit="Eliminar imagen"
            label={`Eliminar ${nombre}`}
          />
        </div>
      </td>
    </tr>
  );
}

/** The rows of a page, with their buttons; `search` is the list's own, to come back to. */
export function TablaImagenes({ imagenes, search }: { imagenes: readonly Imagen[]; search: string }) {
  return (
    <div className="tabla-caja">
      <table className="apilada" aria-labelledby="lista">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imagenes.map((imagen) => (
            <Fila key={imagen.id} imagen={imagen} search={search} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
