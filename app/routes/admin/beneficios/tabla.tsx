import { Tabla } from "~/admin/list-block";
import { dropTarget, Handle, MoveButtons, useReorder } from "~/admin/reorder";
import { RowLinks, searchOf } from "~/admin/row-links";
import { preview } from "~/domain/texto";
import { Estado } from "~/ui/estado";
import type { Route } from "./+types/list";
import { path, textos } from "./textos";

const columns = ["Orden", "Ícono", "Título", "Descripción", "Estado", "Acciones"];

/** The benefits of a page, each with its buttons. */
export function TablaBeneficios({ filas, first, firma, list }: Route.ComponentProps["loaderData"]) {
  const order = useReorder(firma, list.address, list.total);
  return (
    <Tabla columns={columns} previa="Descripción">
      {filas.map(({ id, icono, titulo, descripcion, activo }, index) => (
        <tr key={id} {...dropTarget(order, first + index)}>
          <td data-r="Orden">
            <Handle list={order} id={id} posicion={first + index} />
          </td>
          <td data-r="Ícono">{icono}</td>
          <th scope="row">{titulo}</th>
          <td data-r="Descripción" className="previa">
            {preview(descripcion)}
          </td>
          <td data-r="Estado">
            <Estado on={activo} si="Activo" no="Inactivo" />
          </td>
          <td className="acc">
            <div className="btns">
              <MoveButtons list={order} id={id} posicion={first + index} label={titulo} />
              <RowLinks
                href={`${path}/${id}`}
                label={titulo}
                question={textos.pregunta(titulo)}
                submit="Eliminar beneficio"
                search={searchOf(list)}
              />
            </div>
          </td>
        </tr>
      ))}
    </Tabla>
  );
}
