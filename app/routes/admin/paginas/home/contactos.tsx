import { useLocation } from "react-router";
import type { EditorAnswer } from "~/admin/form/editor";
import { Tabla } from "~/admin/list/table";
import { type Reorder, useReorder } from "~/admin/list/reorder";
import { AddLink } from "~/admin/list/row-links";
import { StackedEditor } from "~/admin/form/stacked";
import { postHref, stackedHref } from "~/ui/form/stacked-address";
import { CONTACTOS_MAX, contactoTipos } from "~/domain/paginas/footer";
import { Card, CardHeader, CardTitle } from "~/ui/card";
import { Vacio } from "~/ui/list/vacio";
import type { Route } from "./+types/page";
import { NuevoContacto, ValorForm } from "./contacto-form";
import { Fila } from "./fila";

const columns = ["Orden", "Tipo", "Valor", "Activo", "Acciones"];

type Lista = Route.ComponentProps["loaderData"]["contactos"];
type Contacto = Lista["filas"][number];

/** Name of a contact detail: its kind, with a number from the second of the same kind on. */
function nombreDe({ id, tipo }: Contacto, filas: readonly Contacto[]): string {
  const nombre = contactoTipos[tipo] ?? tipo;
  const place = filas.filter((fila) => fila.tipo === tipo).findIndex((fila) => fila.id === id);
  return place > 0 ? `${nombre} ${place + 1}` : nombre;
}

/** The footer's contact information, with the form of the open row. */
export function Contactos(props: Lista & { answer: EditorAnswer | undefined }) {
  const { filas, firma, telefonos, constraint, answer } = props;
  const location = useLocation();
  const order = useReorder(firma, postHref(location, "contactos"), filas.length);
  const nuevo = `${stackedHref(location, { contacto: "nuevo" })}#contactos`;
  const open = new URLSearchParams(location.search).get("contacto");
  return (
    <Card id="contactos" aria-labelledby="contactos-titulo">
      <CardHeader>
        <CardTitle id="contactos-titulo">Información de Contacto</CardTitle>
        {filas.length < CONTACTOS_MAX ? (
          <AddLink to={nuevo} text="Agregar Información" />
        ) : (
          <span className="nota">El pie admite hasta {CONTACTOS_MAX} datos de contacto.</span>
        )}
      </CardHeader>
      {open === "nuevo" && (
        <div id="contacto">
          <StackedEditor name="contacto" row={null} answer={answer}>
            {(state) => <NuevoContacto {...state} constraint={constraint} />}
          </StackedEditor>
        </div>
      )}
      {filas.length === 0 ? (
        <Vacio titulo="No hay información de contacto registrada">
          <p>El pie no muestra la columna «Información de contacto» hasta que agregue un dato.</p>
          <AddLink to={nuevo} text="Agregar Información" />
        </Vacio>
      ) : (
        <Tabla columns={columns} label="contactos-titulo">
          {filas.map((fila, index) => (
            <ContactoFila
              key={fila.id}
              fila={fila}
              nombre={nombreDe(fila, filas)}
              posicion={index}
              order={order}
              editing={String(fila.id) === open}
              answer={answer}
              telefonos={telefonos}
              constraint={constraint}
            />
          ))}
        </Tabla>
      )}
    </Card>
  );
}

interface ContactoFilaProps {
  fila: Contacto;
  nombre: string;
  posicion: number;
  order: Reorder;
  editing: boolean;
  telefonos: Lista["telefonos"];
  constraint: Lista["constraint"];
  answer: EditorAnswer | undefined;
}

function ContactoFila({ fila, nombre, editing, answer, telefonos, constraint, ...place }: ContactoFilaProps) {
  const { id, valor, leido } = fila;
  const name = `contacto-${id}`;
  const editar = `${stackedHref(useLocation(), { contacto: String(id) })}#${name}`;
  return (
    <Fila
      ancla={name}
      lista="contactos"
      fila={fila}
      nombre={nombre}
      label={nombre}
      editar={editing ? null : editar}
      {...place}
    >
      <td data-r="Valor">
        {editing ? (
          <StackedEditor name={name} row={fila} answer={answer}>
            {(state) => <ValorForm {...state} {...{ nombre, telefonos, constraint }} />}
          </StackedEditor>
        ) : (
          <span className="wrap-anywhere">
            {leido} {valor !== leido && <span className="nota">(de Configuración)</span>}
          </span>
        )}
      </td>
    </Fila>
  );
}
