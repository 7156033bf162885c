import { useLocation } from "react-router";
import type { EditorAnswer } from "~/admin/form/editor";
import { Tabla } from "~/admin/list/table";
import { useReorder } from "~/admin/list/reorder";
import { AddLink } from "~/admin/list/row-links";
import { StackedEditor } from "~/admin/form/stacked";
import { postHref, stackedHref } from "~/ui/form/stacked-address";
import { ENLACES_MAX } from "~/domain/paginas/footer";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Vacio } from "~/ui/list/vacio";
import { codeCell } from "~/ui/list/table";
import { cx } from "~/ui/cx";
import type { Route } from "./+types/page";
import { EnlaceForm } from "./enlace-form";
import { Fila } from "./fila";

const columns = ["Orden", "Nombre", "URL", "Activo", "Acciones"];

type Lista = Route.ComponentProps["loaderData"]["enlaces"];

/** The footer's quick links, with the form of the open row. */
export function Enlaces(props: Lista & { answer: EditorAnswer | undefined }) {
  const { filas, firma, siguiente, constraint, answer } = props;
  const location = useLocation();
  const order = useReorder(firma, postHref(location, "enlaces"), filas.length);
  const nuevo = `${stackedHref(location, { enlace: "nuevo" })}#enlaces`;
  const open = new URLSearchParams(location.search).get("enlace");
  const fila = filas.find(({ id }) => String(id) === open) ?? null;
  const name = fila ? `enlace-${fila.id}` : "enlace";
  const editing = fila !== null || open === "nuevo";
  return (
    <Card id="enlaces" aria-labelledby="enlaces-titulo">
      <CardHeader>
        <CardTitle id="enlaces-titulo">Enlaces Rápidos</CardTitle>
        {filas.length < ENLACES_MAX ? (
          <AddLink to={nuevo} text="Agregar Enlace" />
        ) : (
          <span className="nota">El pie admite hasta {ENLACES_MAX} enlaces.</span>
        )}
      </CardHeader>
      {editing && (
        <div id={name}>
          <StackedEditor key={name} name={name} row={fila} answer={answer}>
            {(state) => <EnlaceForm {...state} constraint={constraint} siguiente={siguiente} />}
          </StackedEditor>
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
            <Fila
              key={enlace.id}
              ancla={`fila-enlace-${enlace.id}`}
              lista="enlaces"
              fila={enlace}
              nombre={enlace.nombre}
              label={`enlace ${enlace.nombre}`}
              posicion={index}
              order={order}
              editar={enlace === fila ? null : `${stackedHref(location, { enlace: String(enlace.id) })}#enlaces`}
              fija={fila !== null}
            >
              <td data-r="URL" className={cx(codeCell, "font-medium")}>
                {enlace.url}
              </td>
            </Fila>
          ))}
        </Tabla>
      )}
    </Card>
  );
}
