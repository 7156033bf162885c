import { EntityEditor, OrdenField } from "~/admin/form/entity-editor";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { estadisticasWords } from "~/domain/paginas/nosotros";
import { estadisticas } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/edit";

export const loader = rowLoader(estadisticas);
export const action = saveAction(estadisticas);

async function schema() {
  return (await import("~/domain/paginas/schemas/nosotros")).EstadisticaSchema;
}

export default function EstadisticaEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor {...props} schema={schema} words={estadisticasWords} initial={{ orden: 0 }}>
      {(fields) => (
        <>
          <TextField label="Título" field={fields.titulo} hint="Una cifra o un título corto, como 20+." />
          <TextArea ancho label="Descripción" field={fields.descripcion} />
          <OrdenField field={fields.orden} />
        </>
      )}
    </EntityEditor>
  );
}
