import { UserCheck } from "lucide";
import { type Constraints, Editor, type EditorAnswer, useEditor } from "~/admin/form/editor";
import { PostButton } from "~/admin/form/post-form";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";
import { estadosCotizacion } from "~/domain/cotizaciones/estados";
import { SELECCIONE } from "~/domain/kernel/choices";
import { buttonClass } from "~/ui/button";
import { TextArea } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon";
import { REVISAR } from "./formulario";

/** Name of the editor of what staff say of a request. */
export const SEGUIMIENTO = "seguimiento";

interface Row {
  revision: number;
  estado: string;
  responsable_id: number | null;
  responsable: string;
  nota: string;
}
interface Datos {
  responsables: readonly { id: number; nombre: string }[];
  /** Whether the one who looks at it is to answer. */
  mia: boolean;
  constraint: Constraints;
}

async function schema() {
  return (await import("~/domain/cotizaciones/seguimiento")).SeguimientoSchema;
}

/** State, who answers, and the note of staff. */
export function Seguimiento({ row, answer, ...datos }: Datos & { row: Row; answer: EditorAnswer | undefined }) {
  return (
    <div id={SEGUIMIENTO} className="grid gap-5">
      <StackedEditor name={SEGUIMIENTO} row={row} answer={answer}>
        {(state) => <Formulario {...datos} {...state} />}
      </StackedEditor>
    </div>
  );
}

function Formulario({ row, responsables, mia, constraint, answer, ...place }: Datos & StackedEditorState<Row>) {
  const { estado, responsable_id, responsable, nota } = row;
  const initial = { estado, nota, responsable_id: String(responsable_id ?? SELECCIONE) };
  const [form, fields] = useEditor({ constraint, schema }, initial, answer, "f-seguimiento");
  // A restored request has the name of who answered, and no account.
  const nobody = responsable_id === null && responsable ? responsable : "Nadie todavía";
  return (
    <Editor
      {...place}
      form={form}
      title="Seguimiento"
      revision={row.revision}
      answer={answer}
      submitLabel="Guardar seguimiento"
      leftBy={REVISAR}
      extra={
        !mia && (
          <PostButton className={buttonClass()} name="yo" value="1">
            <Icon of={UserCheck} />
            Yo respondo
          </PostButton>
        )
      }
    >
      <SelectField
        ancho
        label="Estado"
        field={fields.estado}
        options={estadosCotizacion}
        hint="Mientras esté «Perdida», el cliente no puede aceptar la cotización."
      />
      <SelectField
        ancho
        label="Responde"
        field={fields.responsable_id}
        empty={{ value: SELECCIONE, label: nobody }}
        options={responsables.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
      <TextArea ancho label="Nota interna" field={fields.nota} rows={3} hint="El cliente no la ve." />
    </Editor>
  );
}
