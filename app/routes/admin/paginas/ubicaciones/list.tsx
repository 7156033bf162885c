import { EntityList } from "~/admin/list/entity-list";
import { minor } from "~/admin/list/table";
import { NewLink } from "~/admin/list/row-links";
import { listLoader } from "~/admin/form/rows.server";
import { ubicacionesWords as words } from "~/domain/paginas/ubicaciones";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { Visible } from "~/ui/badge";
import type { Route } from "./+types/list";

const columns = ["Nombre", "Ciudad", "Dirección", "Teléfono", "Estado"];
const primero = <NewLink words={words} />;

export const loader = listLoader(ubicaciones);

export default function ListaUbicaciones({ loaderData }: Route.ComponentProps) {
  return (
    <EntityList
      {...loaderData}
      words={words}
      primero={primero}
      columns={columns}
      menor="Ciudad"
      title={(fila) => fila.nombre}
    >
      {({ nombre, ciudad, direccion, telefono, visible }, open) => (
        <>
          <th scope="row">{open(nombre)}</th>
          <td className={minor} data-r="Ciudad">
            {ciudad}
          </td>
          <td data-r="Dirección">{direccion}</td>
          <td data-r="Teléfono">{telefono}</td>
          <td data-r="Estado">
            <Visible on={visible} si="Visible" no="Oculta" />
          </td>
        </>
      )}
    </EntityList>
  );
}
