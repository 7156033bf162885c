import { Editor, type EditorAnswer, useEditor } from "~/admin/form/editor";
import { StackedEditor, type StackedEditorState } from "~/admin/form/stacked";
import { contenidoInicial } from "~/domain/paginas/initial-content";
import { BannerSchema, BloqueSchema } from "~/domain/paginas/home-blocks";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/page";

type Data = Route.ComponentProps["loaderData"];

interface Props<R> {
  row: R;
  answer: EditorAnswer | undefined;
}

/** The home page's banner; its button text is used on every catalogue button. */
export function Banner(props: Props<Data["banner"]>) {
  return (
    <div id="banner" className="apilados">
      <StackedEditor name="banner" {...props}>
        {(state) => <BannerForm {...state} />}
      </StackedEditor>
    </div>
  );
}

function BannerForm({ row, answer, ...place }: StackedEditorState<Data["banner"]>) {
  const [form, fields] = useEditor(BannerSchema, row ?? contenidoInicial.banner, answer, "f-banner");
  return (
    <Editor
      {...place}
      form={form}
      title="Banner Principal"
      revision={row?.revision}
      answer={answer}
      submitLabel="Guardar Cambios"
    >
      <TextField
        label="Título Principal"
        field={fields.titulo}
        hint="{empresa} y {lema} muestran lo que dice Configuración."
      />
      <TextField label="Subtítulo" field={fields.subtitulo} />
      <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
      <TextField
        label="Texto del Botón PDF"
        field={fields.texto_boton_pdf}
        hint="Se aplica a todos los botones de descarga del catálogo en el sitio."
      />
    </Editor>
  );
}

/** Title and text above the categories on the home page. */
export function Categorias(props: Props<Data["categorias"]>) {
  return (
    <div id="categorias" className="apilados">
      <StackedEditor name="categorias" {...props}>
        {(state) => <CategoriasForm {...state} />}
      </StackedEditor>
    </div>
  );
}

function CategoriasForm({ row, answer, ...place }: StackedEditorState<Data["categorias"]>) {
  const [form, fields] = useEditor(BloqueSchema, row ?? contenidoInicial.bloque, answer, "f-categorias");
  return (
    <Editor
      {...place}
      form={form}
      title="Bloque de Categorías"
      revision={row?.revision}
      answer={answer}
      submitLabel="Guardar Cambios"
    >
      <TextField ancho label="Título de la Sección" field={fields.titulo} />
      <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
    </Editor>
  );
}
