import { EntityEditor, OrdenField } from "~/admin/form/entity-editor";
import { IconField } from "~/routes/admin/paginas/icon-field";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { valoresWords } from "~/domain/paginas/nosotros";
import { iconFields } from "~/domain/paginas/iconos";
import { valores } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/edit";

export const loader = rowLoader(valores);
export const action = saveAction(valores);

async function schema() {
  return (await import("~/domain/paginas/schemas/nosotros")).ValorSchema;
}

export default function ValorEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor {...props} shown={iconFields} schema={schema} words={valoresWords} initial={{ orden: 0 }}>
      {(fields) => (
        <>
          <TextField label="Valor" field={fields.valor} />
          <IconField field={fields.icono} picture={fields.dibujo} hint="Un solo emoji. Puede quedar vacío." />
          <TextArea ancho label="Descripción" field={fields.descripcion} />
          <OrdenField field={fields.orden} />
        </>
      )}
    </EntityEditor>
  );
}
