import { type Constraints, Editor, type EditorAnswer, useEditor } from "~/admin/form/editor";
import { useStacked } from "~/admin/form/stacked";
import { estadosCotizacion } from "~/domain/cotizaciones/estados";
import { SELECCIONE } from "~/domain/kernel/choices";
import { TextArea } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";

/** Name of the editor of what staff say of a request. */
export const SEGUIMIENTO = "seguimiento";

interface Row {
  revision: number;
  estado: string;
  responsable_id: number | null;
  responsable: string;
  nota: string;
}
interface Props {
  row: Row;
  responsables: readonly { id: number; nombre: string }[];
  constraint: Constraints;
  answer: EditorAnswer | undefined;
}

async function schema() {
  return (await import("~/domain/cotizaciones/seguimiento")).SeguimientoSchema;
}

/** State, who answers, and the note of staff; it starts anew whenever the request was saved. */
export function Seguimiento(props: Props) {
  return (
    <div id={SEGUIMIENTO}>
      <Formulario key={props.row.revision} {...props} />
    </div>
  );
}

function Formulario({ row, responsables, constraint, answer: posted }: Props) {
  const { answer, ...place } = useStacked(SEGUIMIENTO, posted);
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
    >
      <SelectField ancho label="Estado" field={fields.estado} options={estadosCotizacion} />
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
