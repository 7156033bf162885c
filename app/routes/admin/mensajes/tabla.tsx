import { withListQuery } from "~/admin/list/address";
import { Excerpt, Tabla } from "~/admin/list/table";
import { RowLink } from "~/admin/list/row-links";
import type { listMensajes } from "~/domain/mensajes/mensajes.server";
import { formatMoment } from "~/domain/kernel/dates";
import { preview, singleLine } from "~/domain/kernel/text";
import { Estados } from "./estados";

const path = "/admin/mensajes";

type Mensaje = Awaited<ReturnType<typeof listMensajes>>["mensajes"][number];

/** The messages of a page; `search` is the list's query string, for the way back. */
export function TablaMensajes({ mensajes, search }: { mensajes: readonly Mensaje[]; search: string }) {
  return (
    <Tabla columns={["Asunto", "De", "Recibido", "Estado"]}>
      {mensajes.map(({ id, nombre, empresa, asunto, mensaje, estado, created_at, salidas }) => (
        <tr key={id}>
          <th scope="row">
            <RowLink to={withListQuery(`${path}/${id}`, search)}>{asunto}</RowLink>
            <Excerpt>{preview(singleLine(mensaje))}</Excerpt>
          </th>
          <td data-r="De" className="sm:min-w-36">
            <span>
              <b>{nombre}</b>
              {empresa && (
                <>
                  <br />
                  {empresa}
                </>
              )}
            </span>
          </td>
          <td data-r="Recibido">{formatMoment(created_at)}</td>
          <td data-r="Estado">
            <Estados estado={estado} salidas={salidas} />
          </td>
        </tr>
      ))}
    </Tabla>
  );
}
