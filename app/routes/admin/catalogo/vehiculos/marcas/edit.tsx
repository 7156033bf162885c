import { EntityEditor } from "~/admin/form/entity-editor";
import { rowLoader, saveAction } from "~/admin/form/rows.server";
import { marcasWords } from "~/domain/vehiculos/vehiculos";
import { marcas } from "~/domain/vehiculos/marcas.server";
import { TextField } from "~/ui/form/fields";
import type { Route } from "./+types/edit";

export const loader = rowLoader(marcas);
export const action = saveAction(marcas);

async function schema() {
  return (await import("~/domain/vehiculos/schemas/vehiculos")).MarcaSchema;
}

export default function MarcaEdit(props: Route.ComponentProps) {
  return (
    <EntityEditor {...props} schema={schema} words={marcasWords} initial={{}}>
      {(fields) => (
        <>
          <TextField
            ancho
            label="Nombre"
            field={fields.nombre}
            hint="Como está en la licencia de tránsito: Volkswagen."
          />
          <TextField
            ancho
            label="Otros nombres"
            field={fields.alias}
            hint="Separados con comas: VW. La búsqueda y la importación también los entienden."
          />
        </>
      )}
    </EntityEditor>
  );
}
