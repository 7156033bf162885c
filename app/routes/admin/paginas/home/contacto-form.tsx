import { Link, useLocation } from "react-router";
import { type Constraints, Editor, EditorForm, Fields, useEditor } from "~/admin/form/editor";
import { OtrosTelefonos } from "~/admin/form/telefonos";
import { SaveButton } from "~/admin/form/post-form";
import { type StackedEditorState } from "~/admin/form/stacked";
import { stackedHref } from "~/ui/form/stacked-address";
import { SELECCIONE } from "~/domain/kernel/choices";
import { contactoPropio, contactoTipos } from "~/domain/paginas/footer";
import { Buttons, buttonClass } from "~/ui/button";
import { TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import type { Route } from "./+types/page";

type Contacto = Route.ComponentProps["loaderData"]["contactos"]["filas"][number];

/** Closes the open form of the list without saving. */
function Cancelar({ className }: { className: string }) {
  const location = useLocation();
  return (
    <Link className={className} to={`${stackedHref(location, { contacto: null })}#contactos`} preventScrollReset>
      Cancelar
    </Link>
  );
}

async function valorSchema() {
  return (await import("~/domain/paginas/schemas/footer")).ContactoSchema;
}

async function nuevoSchema() {
  return (await import("~/domain/paginas/schemas/footer")).ContactoNuevoSchema;
}

interface ValorFormProps extends StackedEditorState<Contacto> {
  constraint: Constraints;
  nombre: string;
  telefonos: Route.ComponentProps["loaderData"]["contactos"]["telefonos"];
}

/** Form for the value of one contact detail, inside its table row. */
export function ValorForm({ row, answer, constraint, nombre, telefonos, ...place }: ValorFormProps) {
  const [form, fields] = useEditor(
    { constraint, schema: valorSchema },
    { valor: row.valor },
    answer,
    `f-contacto-${row.id}`,
  );
  return (
    <EditorForm
      {...place}
      form={form}
      className="grid min-w-[min(20rem,100%)] gap-3"
      openedBy="contacto"
      revision={row.revision}
      answer={answer}
      label={{ text: `Editar ${nombre}` }}
    >
      {(saving) => (
        <>
          <Fields>
            <TextField
              label="Valor"
              field={fields.valor}
              hint={
                <>
                  {contactoPropio[row.tipo] && `${contactoPropio[row.tipo]} muestra el dato de Configuración. `}
                  {row.tipo === "telefono" && (
                    <OtrosTelefonos telefonos={telefonos} aqui={`/admin/home?contacto=${row.id}#contacto-${row.id}`} />
                  )}
                </>
              }
            />
          </Fields>
          <Buttons>
            <SaveButton saving={saving} className={buttonClass({ variant: "dark", size: "sm" })}>
              {saving ? "Guardando..." : "Guardar"}
            </SaveButton>
            <Cancelar className={buttonClass({ size: "sm" })} />
          </Buttons>
        </>
      )}
    </EditorForm>
  );
}

interface NuevoContactoProps extends StackedEditorState<null> {
  constraint: Constraints;
}

/** Form of a new contact detail; its kind cannot be changed later. */
export function NuevoContacto({ row: _, answer, constraint, ...place }: NuevoContactoProps) {
  const [form, fields] = useEditor({ constraint, schema: nuevoSchema }, {}, answer, "f-contacto");
  return (
    <Editor
      {...place}
      form={form}
      title="Nueva Información de Contacto"
      openedBy="contacto"
      answer={answer}
      submitLabel="Crear"
      extra={<Cancelar className={buttonClass()} />}
    >
      <SelectField
        label="Tipo"
        field={fields.tipo}
        empty={{ value: SELECCIONE, label: "Seleccione un tipo" }}
        options={Object.entries(contactoTipos).map(([value, label]) => ({ value, label }))}
      />
      <TextField label="Valor" field={fields.valor} hint="Tal como debe leerlo el visitante." />
    </Editor>
  );
}
