import { EntityEditor, OrdenField } from "~/admin/form/entity-editor";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { EstadisticaSchema, estadisticasWords } from "~/domain/paginas/nosotros";
import { estadisticas } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/edit";

export const loader = rowLoader(estadisticas);
export const action = saveAction(estadisticas);

export default function EstadisticaEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor {...props} schema={EstadisticaSchema} words={estadisticasWords} initial={{ orden: 0 }}>
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
