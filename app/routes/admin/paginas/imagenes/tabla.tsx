import { Check } from "lucide-react";
import { Tabla } from "~/admin/list/block";
import { RowLinks } from "~/admin/list/row-links";
import { Miniatura } from "~/admin/media/miniatura";
import type { listImagenesSitio } from "~/domain/medios/imagenes-sitio.server";
import { Icon } from "~/ui/icon";

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
          <RowLinks href={`${path}/${id}`} label={nombre} search={search} />
        </div>
      </td>
    </tr>
  );
}

/** The pictures of a page, with their buttons; `search` is the list's query string, for the way back. */
export function TablaImagenes({ imagenes, search }: { imagenes: readonly Imagen[]; search: string }) {
  return (
    <Tabla columns={columns}>
      {imagenes.map((imagen) => (
        <Fila key={imagen.id} imagen={imagen} search={search} />
      ))}
    </Tabla>
  );
}
