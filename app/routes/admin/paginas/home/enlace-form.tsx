import { CancelLink } from "~/admin/list/link";
import { useLocation } from "react-router";
import { type Constraints, Editor, useEditor } from "~/admin/form/editor";
import { type StackedEditorState } from "~/admin/form/stacked";
import { stackedHref } from "~/ui/form/stacked-address";
import { FixedField, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/page";

type Enlace = Route.ComponentProps["loaderData"]["enlaces"]["filas"][number];

async function schema() {
  return (await import("~/domain/paginas/schemas/footer")).EnlaceSchema;
}

interface Props extends StackedEditorState<Enlace | null> {
  constraint: Constraints;
  siguiente: number;
}

/** Form of a quick link, new or edited; the position of a new one is shown, not asked for (DEC 27). */
export function EnlaceForm({ row, answer, constraint, siguiente, ...place }: Props) {
  const location = useLocation();
  const [form, fields] = useEditor({ constraint, schema }, row ?? {}, answer, row ? `f-enlace-${row.id}` : "f-enlace");
  return (
    <Editor
      {...place}
      form={form}
      title={row ? "Editar Enlace" : "Nuevo Enlace"}
      openedBy="enlace"
      revision={row?.revision}
      answer={answer}
      submitLabel={row ? "Actualizar" : "Crear"}
      extra={<CancelLink to={`${stackedHref(location, { enlace: null })}#enlaces`} preventScrollReset />}
    >
      <TextField label="Nombre" field={fields.nombre} />
      <TextField label="URL" field={fields.url} placeholder="/ruta o https://ejemplo.com" />
      {row ? (
        <TextField label="Orden" field={fields.orden} type="number" />
      ) : (
        <FixedField name="orden" label="Orden" value={String(siguiente)} hint="Un enlace nuevo va al final." />
      )}
    </Editor>
  );
}
