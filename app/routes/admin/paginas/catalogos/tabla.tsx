import { FileText } from "lucide";
import { buttonClass } from "~/ui/button";
import { Activo } from "~/ui/badge";
import { minor, Tabla } from "~/admin/list/table";
import { RowCell, RowLink, rowHref } from "~/admin/list/row-links";
import type { ListPage } from "~/admin/form/rows.server";
import type { listCatalogos } from "~/domain/medios/catalogos.server";
import { formatFecha } from "~/domain/kernel/dates";
import { formatMegabytes } from "~/domain/medios/medios";
import { mediaHref } from "~/domain/catalogo/hrefs";
import { Icon } from "~/ui/icon";

const path = "/admin/catalogos";
const columns = ["Nombre", "Versión", "Fecha de publicación", "Tamaño", "Estado", "Acciones"];

type Catalogo = Awaited<ReturnType<typeof listCatalogos>>["catalogos"][number];

function Fila({ catalogo, list }: { catalogo: Catalogo; list: ListPage }) {
  const { id, nombre, version, fecha_publicacion, activo, medio } = catalogo;
  return (
    <tr>
      <th scope="row">
        <RowLink to={rowHref(path, id, list)}>{nombre}</RowLink>
      </th>
      <td data-r="Versión">{version || "-"}</td>
      <td data-r="Fecha de publicación">{formatFecha(fecha_publicacion)}</td>
      <td className={minor} data-r="Tamaño">
        {formatMegabytes(medio.bytes)}
      </td>
      <td data-r="Estado">
        <Activo on={activo} si="Activo" no="Inactivo" />
      </td>
      <RowCell path={path} id={id} label={nombre} list={list}>
        <a className={buttonClass({ size: "sm" })} href={mediaHref(medio)} target="_blank" rel="noopener">
          <span className="contents sm:max-2xl:hidden">
            <Icon of={FileText} />
          </span>
          Ver PDF<span className="oculto"> de {nombre} (se abre en otra pestaña)</span>
        </a>
      </RowCell>
    </tr>
  );
}

/** The catalogues of a page, with their buttons. */
export function TablaCatalogos({ catalogos, list }: { catalogos: readonly Catalogo[]; list: ListPage }) {
  return (
    <Tabla columns={columns} menor="Tamaño">
      {catalogos.map((catalogo) => (
        <Fila key={catalogo.id} catalogo={catalogo} list={list} />
      ))}
    </Tabla>
  );
}
