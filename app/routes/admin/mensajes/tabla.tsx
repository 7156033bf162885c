import { Link } from "react-router";
import { fromList } from "~/admin/list";
import { Estados } from "~/admin/mensajes";
import type { listMensajes } from "~/domain/mensajes.server";
import { formatMoment } from "~/domain/fechas";

const path = "/admin/mensajes";

type Mensaje = Awaited<ReturnType<typeof listMensajes>>["mensajes"][number];

/** The messages of a page; `search` is the list's own, to come back to. */
export function TablaMensajes({ mensajes, search }: { mensajes: readonly Mensaje[]; search: string }) {
  return (
    <div className="tabla-caja">
      <table className="apilada" aria-labelledby="lista">
        <thead>
          <tr>
            <th scope="col">Asunto</th>
            <th scope="col">De</th>
            <th scope="col">Recibido</th>
            <th scope="col">Estado</th>
          </tr>
        </thead>
        <tbody>
          {mensajes.map(({ id, nombre, empresa, asunto, estado, created_at, salidas }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={fromList(`${path}/${id}`, search)}>{asunto}</Link>
              </th>
              <td data-r="De">
                <b>{nombre}</b> {empresa}
              </td>
              <td data-r="Recibido">{formatMoment(created_at)}</td>
              <td data-r="Estado">
                <Estados estado={estado} correo={salidas[0]?.estado} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
