import { Editor, type EditorAnswer, useEditor } from "~/admin/form/editor";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";
import { contenidoInicial } from "~/domain/paginas/initial-content";
import { CtaSchema, FooterSchema } from "~/domain/paginas/home-blocks";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

interface Props<R> {
  row: R;
  answer: EditorAnswer | undefined;
}

/** The call to action at the end of the home page. */
export function Cta(props: Props<Data["cta"]>) {
  return (
    <div id="cta" className="apilados">
      <StackedEditor name="cta" {...props}>
        {(state) => <CtaForm {...state} />}
      </StackedEditor>
    </div>
  );
}

function CtaForm({ row, answer, ...place }: StackedEditorState<Data["cta"]>) {
  const [form, fields] = useEditor(CtaSchema, row ?? contenidoInicial.cta, answer, "f-cta");
  return (
    <Editor
      {...place}
      form={form}
      title="Llamado a la Acción"
      revision={row?.revision}
      answer={answer}
      submitLabel="Guardar Cambios"
    >
      <TextField ancho label="Título" field={fields.titulo} />
      <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
      <TextField label="Texto del botón" field={fields.texto_boton} />
      <TextField label="Dirección del botón" field={fields.url_boton} hint="/contacto o https://ejemplo.com" />
    </Editor>
  );
}

/** The texts of the footer, which every page shows. */
export function Footer(props: Props<Data["footer"]>) {
  return (
    <div id="footer" className="apilados">
      <StackedEditor name="footer" {...props}>
        {(state) => <FooterForm {...state} />}
      </StackedEditor>
    </div>
  );
}

function FooterForm({ row, answer, ...place }: StackedEditorState<Data["footer"]>) {
  const [form, fields] = useEditor(FooterSchema, row ?? {}, answer, "f-footer");
  return (
    <Editor
      {...place}
      form={form}
      title="Contenido del Footer"
      revision={row?.revision}
      answer={answer}
      submitLabel="Guardar Cambios"
    >
      <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
      <TextArea
        rows={2}
        label="Copyright"
        field={fields.copyright}
        hint="{empresa} y {lema} muestran lo que dice Configuración."
      />
      <TextArea rows={2} label="Leyenda" field={fields.leyenda} />
    </Editor>
  );
}
