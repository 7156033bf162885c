import { EntityEditor, OrdenField } from "~/admin/form/entity-editor";
import { IconField } from "~/routes/admin/paginas/icon-field";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { beneficiosWords } from "~/domain/paginas/beneficios";
import { iconFields } from "~/domain/paginas/iconos";
import { beneficios } from "~/domain/paginas/beneficios.server";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";

export const loader = rowLoader(beneficios);
export const action = saveAction(beneficios);

async function schema() {
  return (await import("~/domain/paginas/schemas/beneficio")).BeneficioSchema;
}

export default function BeneficioEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor
      {...props}
      shown={iconFields}
      schema={schema}
      words={beneficiosWords}
      initial={{ orden: 0, activo: true }}
    >
      {(fields) => (
        <>
          <IconField
            required
            field={fields.icono}
            picture={fields.dibujo}
            hint="Un texto corto como 20+ o 100%, o un emoji."
          />
          <TextField label="Título" field={fields.titulo} />
          <TextArea ancho label="Descripción" field={fields.descripcion} />
          <OrdenField field={fields.orden} />
          <SwitchField label="Activo" field={fields.activo} />
        </>
      )}
    </EntityEditor>
  );
}
