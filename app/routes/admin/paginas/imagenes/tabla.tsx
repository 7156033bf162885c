import { Activo } from "~/ui/badge";
import { Tabla } from "~/admin/list/table";
import { RowCell, RowLink, rowHref } from "~/admin/list/row-links";
import type { ListPage } from "~/admin/form/rows.server";
import { Miniatura } from "~/admin/media/miniatura";
import type { listImagenesSitio } from "~/domain/medios/imagenes-sitio.server";

const path = "/admin/imagenes";
const columns = ["Vista previa", "Título", "Ubicación", "Orden", "Estado", "Acciones"];

type Imagen = Awaited<ReturnType<typeof listImagenesSitio>>["imagenes"][number];

function Fila({ imagen, list }: { imagen: Imagen; list: ListPage }) {
  const { id, titulo, lugar, orden, activo, medio } = imagen;
  return (
    <tr>
      <td>
        <Miniatura medio={medio} place="tabla" />
      </td>
      <th scope="row">
        <RowLink to={rowHref(path, id, list)}>{titulo || medio.nombre}</RowLink>
      </th>
      <td data-r="Ubicación">{lugar}</td>
      <td data-r="Orden">{orden}</td>
      <td data-r="Estado">
        <Activo on={activo} si="Activa" no="Inactiva" />
      </td>
      <RowCell path={path} id={id} label={titulo || medio.nombre} list={list} />
    </tr>
  );
}

/** The pictures of a page, with their buttons. */
export function TablaImagenes({ imagenes, list }: { imagenes: readonly Imagen[]; list: ListPage }) {
  return (
    <Tabla columns={columns}>
      {imagenes.map((imagen) => (
        <Fila key={imagen.id} imagen={imagen} list={list} />
      ))}
    </Tabla>
  );
}
