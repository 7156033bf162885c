import { useLocation } from "react-router";
import type { EditorAnswer } from "~/admin/form/editor";
import { DeleteButton } from "~/admin/delete/delete";
import { Tabla } from "~/admin/list/block";
import { dropTarget, Handle, MoveButtons, type Reorder, useReorder } from "~/admin/list/reorder";
import { AddLink, EditLink } from "~/admin/list/row-links";
import { RowSwitch } from "~/admin/list/row-switch";
import { Block, postHref, stackedHref } from "~/admin/form/stacked";
import { ENLACES_MAX } from "~/domain/paginas/footer";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/page";
import { EnlaceForm } from "./enlace-form";

const columns = ["Orden", "Nombre", "URL", "Activo", "Acciones"];

type Lista = Route.ComponentProps["loaderData"]["enlaces"];

/** The footer's quick links, with the form of the open row. */
export function Enlaces({ filas, firma, siguiente, answer }: Lista & { answer: EditorAnswer | undefined }) {
  const location = useLocation();
  const order = useReorder(firma, postHref(location, "enlaces"), filas.length);
  const nuevo = `${stackedHref(location, { enlace: "nuevo" })}#enlaces`;
  const open = new URLSearchParams(location.search).get("enlace");
  const fila = filas.find(({ id }) => String(id) === open) ?? null;
  const name = fila ? `enlace-${fila.id}` : "enlace";
  const editing = fila !== null || open === "nuevo";
  return (
    <section className="bloq" id="enlaces" aria-labelledby="enlaces-titulo">
      <header>
        <h2 id="enlaces-titulo">Enlaces Rápidos</h2>
        {filas.length < ENLACES_MAX ? (
          <AddLink to={nuevo} text="Agregar Enlace" />
        ) : (
          <span className="nota">El pie admite hasta {ENLACES_MAX} enlaces.</span>
        )}
      </header>
      {editing && (
        <div id={name}>
          <Block key={name} name={name} row={fila} answer={answer}>
            {(state) => <EnlaceForm {...state} siguiente={siguiente} />}
          </Block>
        </div>
      )}
      {filas.length === 0 ? (
        <Vacio titulo="No hay enlaces registrados">
          <p>El pie no muestra la columna «Enlaces rápidos» hasta que agregue uno.</p>
          <AddLink to={nuevo} text="Agregar Enlace" />
        </Vacio>
      ) : (
        <Tabla columns={columns} label="enlaces-titulo">
          {filas.map((enlace, index) => (
            <Fila key={enlace.id} enlace={enlace} posicion={index} list={order} />
          ))}
        </Tabla>
      )}
    </section>
  );
}

interface FilaProps {
  enlace: Lista["filas"][number];
  posicion: number;
  list: Reorder;
}

function Fila({ enlace: { id, nombre, url, activo, revision }, posicion, list }: FilaProps) {
  const location = useLocation();
  return (
    <tr id={`fila-enlace-${id}`} {...dropTarget(list, posicion)}>
      <td data-r="Orden">
        <Handle list={list} id={id} posicion={posicion} />
      </td>
      <th scope="row">{nombre}</th>
      <td data-r="URL" className="cod">
        {url}
      </td>
      <td data-r="Activo">
        <RowSwitch
          action={postHref(location, "enlaces")}
          id={id}
          revision={revision}
          on={activo}
          label={`Activo: ${nombre}`}
        />
      </td>
      <td className="acc">
        <div className="btns">
          <MoveButtons list={list} id={id} posicion={posicion} label={`enlace ${nombre}`} />
          <EditLink to={`${stackedHref(location, { enlace: String(id) })}#enlaces`} label={nombre} />
          <DeleteButton icon href={`/admin/home/enlaces/${id}/eliminar`} label={`Eliminar ${nombre}`} />
        </div>
      </td>
    </tr>
  );
}
