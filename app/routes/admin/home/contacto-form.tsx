import { Link, useLocation } from "react-router";
import { EditorForm, useEditor } from "~/admin/editor";
import { SaveButton } from "~/admin/post-form";
import { type BlockState, stackedHref } from "~/admin/stacked";
import { ContactoSchema } from "~/domain/footer";
import { TextField } from "~/ui/fields";
import type { Route } from "./+types/page";

type Contacto = Route.ComponentProps["loaderData"]["contactos"][number];

/** The value of a line of contact information, in its row. */
export function ValorForm({ row, answer, nombre, ...place }: BlockState<Contacto> & { nombre: string }) {
  const location = useLocation();
  const [form, fields] = useEditor(ContactoSchema, { valor: row.valor }, answer, `f-contacto-${row.id}`);
  return (
    <EditorForm
      {...place}
      form={form}
      className="enlinea"
      revision={row.revision}
      answer={answer}
      label={{ text: `Editar ${nombre}` }}
    >
      {(saving) => (
        <>
          <TextField label="Valor" field={fields.valor} />
          <div className="btns">
            <SaveButton saving={saving} className="btn--tinta btn--sm">
              {saving ? "Guardando..." : "Guardar"}
            </SaveButton>
            <Link
              className="btn btn--sm"
              to={`${stackedHref(location, { contacto: null })}#contactos`}
              preventScrollReset
            >
              Cancelar
            </Link>
          </div>
        </>
      )}
    </EditorForm>
  );
}
