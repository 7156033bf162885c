import { EntityEditor, OrdenField } from "~/admin/form/entity-editor";
import { IconField } from "~/routes/admin/paginas/icon-field";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { SELECCIONE } from "~/domain/kernel/choices";
import { seccionTipos, tipoNombres, seccionesWords } from "~/domain/paginas/nosotros";
import { iconFields } from "~/domain/paginas/iconos";
import { secciones } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import type { Route } from "./+types/edit";

export const loader = rowLoader(secciones);
export const action = saveAction(secciones);

async function schema() {
  return (await import("~/domain/paginas/schemas/nosotros")).SeccionSchema;
}

export default function SeccionEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor {...props} shown={iconFields} schema={schema} words={seccionesWords} initial={{ orden: 0 }}>
      {(fields) => (
        <>
          <SelectField
            label="Tipo"
            field={fields.tipo}
            empty={{ value: SELECCIONE, label: "Seleccione un tipo" }}
            options={seccionTipos.map((tipo) => ({ value: tipo, label: tipoNombres[tipo] ?? tipo }))}
          />
          <TextField label="Título" field={fields.titulo} />
          <TextArea ancho label="Contenido" field={fields.contenido} hint="Deje una línea en blanco entre párrafos." />
          <IconField field={fields.icono} picture={fields.dibujo} hint="Un solo emoji. Puede quedar vacío." />
          <OrdenField field={fields.orden} />
        </>
      )}
    </EntityEditor>
  );
}
