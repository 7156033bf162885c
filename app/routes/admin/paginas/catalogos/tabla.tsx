import { Check, FileText } from "lucide-react";
import { Tabla } from "~/admin/list/block";
import { RowLinks } from "~/admin/list/row-links";
import type { listCatalogos } from "~/domain/medios/catalogos.server";
import { formatFecha } from "~/domain/kernel/dates";
import { formatMegabytes } from "~/domain/medios/medios";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { Icon } from "~/ui/icon";

const path = "/admin/catalogos";
const columns = ["Nombre", "Versión", "Fecha de publicación", "Tamaño", "Estado", "Acciones"];

type Catalogo = Awaited<ReturnType<typeof listCatalogos>>["catalogos"][number];

function Fila({ catalogo, search }: { catalogo: Catalogo; search: string }) {
  const { id, nombre, version, fecha_publicacion, activo, medio } = catalogo;
  return (
    <tr>
      <th scope="row">
        <b>{nombre}</b>
      </th>
      <td data-r="Versión">{version || "-"}</td>
      <td data-r="Fecha de publicación">{formatFecha(fecha_publicacion)}</td>
      <td data-r="Tamaño">{formatMegabytes(medio.bytes)}</td>
      <td data-r="Estado">
        <span className={activo ? "estado estado--ok" : "estado"}>
          {activo && <Icon of={Check} />}
          {activo ? "Activo" : "Inactivo"}
        </span>
      </td>
      <td className="acc">
        <div className="btns">
          <a className="btn btn--sm" href={mediaHref(medio)} target="_blank" rel="noopener">
            <Icon of={FileText} />
            Ver PDF<span className="oculto"> de {nombre} (se abre en otra pestaña)</span>
          </a>
          <RowLinks href={`${path}/${id}`} label={nombre} search={search} />
        </div>
      </td>
    </tr>
  );
}

/** The catalogues of a page, with their buttons; `search` is the list's query string, for the way back. */
export function TablaCatalogos({ catalogos, search }: { catalogos: readonly Catalogo[]; search: string }) {
  return (
    <Tabla columns={columns}>
      {catalogos.map((catalogo) => (
        <Fila key={catalogo.id} catalogo={catalogo} search={search} />
      ))}
    </Tabla>
  );
}
