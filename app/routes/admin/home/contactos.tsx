import { useLocation } from "react-router";
import type { EditorAnswer } from "~/admin/editor";
import { Tabla } from "~/admin/list-block";
import { EditLink } from "~/admin/row-links";
import { RowSwitch } from "~/admin/row-switch";
import { Block, postHref, stackedHref } from "~/admin/stacked";
import { contactoTipos } from "~/domain/footer";
import { Vacio } from "~/ui/vacio";
import type { Route } from "./+types/page";
import { ValorForm } from "./contacto-form";

const columns = ["Orden", "Tipo", "Valor", "Activo", "Acciones"];

type Data = Route.ComponentProps["loaderData"];

/** The footer's contact information: values and switches, nothing else changes. */
export function Contactos({ filas, answer }: { filas: Data["contactos"]; answer: EditorAnswer | undefined }) {
  const location = useLocation();
  const open = new URLSearchParams(location.search).get("contacto");
  return (
    <section className="bloq" id="contactos" aria-labelledby="contactos-titulo">
      <header>
        <h2 id="contactos-titulo">Información de Contacto</h2>
      </header>
      {filas.length === 0 ? (
        <Vacio titulo="No hay información de contacto registrada" />
      ) : (
        <Tabla columns={columns} label="contactos-titulo">
          {filas.map((fila) => {
            const { id, orden, tipo, valor, activo, revision } = fila;
            const nombre = contactoTipos[tipo] ?? tipo;
            const name = `contacto-${id}`;
            const editing = String(id) === open;
            return (
              <tr key={id} id={name}>
                <td data-r="Orden">{orden}</td>
                <th scope="row">{nombre}</th>
                <td data-r="Valor">
                  {editing ? (
                    <Block name={name} row={fila} answer={answer}>
                      {(state) => <ValorForm {...state} nombre={nombre} />}
                    </Block>
                  ) : (
                    valor
                  )}
                </td>
                <td data-r="Activo">
                  <RowSwitch
                    action={postHref(location, "contactos")}
                    id={id}
                    revision={revision}
                    on={activo}
                    label={`Activo: ${nombre}`}
                  />
                </td>
                <td className="acc">
                  {!editing && (
                    <EditLink to={`${stackedHref(location, { contacto: String(id) })}#${name}`} label={nombre} />
                  )}
                </td>
              </tr>
            );
          })}
        </Tabla>
      )}
    </section>
  );
}
