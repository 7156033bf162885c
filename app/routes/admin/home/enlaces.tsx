import { Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { EditorAnswer } from "~/admin/editor";
import { DeleteButton } from "~/admin/delete";
import { Tabla } from "~/admin/list-block";
import { EditLink } from "~/admin/row-links";
import { RowSwitch } from "~/admin/row-switch";
import { Block, postHref, stackedHref } from "~/admin/stacked";
import { Icon } from "~/ui/icon";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/page";
import { EnlaceForm } from "./enlace-form";
import { preguntaEnlace } from "./textos";

const columns = ["Orden", "Nombre", "URL", "Activo", "Acciones"];

type Data = Route.ComponentProps["loaderData"];
type Enlace = Data["enlaces"][number];
interface EnlacesProps {
  filas: Data["enlaces"];
  siguiente: number;
  answer: EditorAnswer | undefined;
}

/** The footer's quick links, with the form of the one that is open. */
export function Enlaces({ filas, siguiente, answer }: EnlacesProps) {
  const location = useLocation();
  const open = new URLSearchParams(location.search).get("enlace");
  const fila = filas.find(({ id }) => String(id) === open) ?? null;
  const name = fila ? `enlace-${fila.id}` : "enlace";
  const editing = fila !== null || open === "nuevo";
  return (
    <section className="bloq" id="enlaces" aria-labelledby="enlaces-titulo">
      <header>
        <h2 id="enlaces-titulo">Enlaces Rápidos</h2>
        <Link className="btn btn--sm" to={`${stackedHref(location, { enlace: "nuevo" })}#enlaces`} preventScrollReset>
          <Icon of={Plus} />
          Agregar Enlace
        </Link>
      </header>
      {editing && (
        <div id={name}>
          <Block key={name} name={name} row={fila} answer={answer}>
            {(state) => <EnlaceForm {...state} siguiente={siguiente} />}
          </Block>
        </div>
      )}
      {filas.length === 0 ? (
        <Vacio titulo="No hay enlaces registrados" />
      ) : (
        <Tabla columns={columns} label="enlaces-titulo">
          {filas.map((enlace) => (
            <Fila key={enlace.id} enlace={enlace} />
          ))}
        </Tabla>
      )}
    </section>
  );
}

function Fila({ enlace: { id, orden, nombre, url, activo, revision } }: { enlace: Enlace }) {
  const location = useLocation();
  return (
    <tr>
      <td data-r="Orden">{orden}</td>
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
          <EditLink to={`${stackedHref(location, { enlace: String(id) })}#enlaces`} label={nombre} />
          <DeleteButton
            icon
            href={`/admin/home/enlaces/${id}/eliminar`}
            question={preguntaEnlace}
            submit="Eliminar enlace"
            label={`Eliminar ${nombre}`}
          />
        </div>
      </td>
    </tr>
  );
}
