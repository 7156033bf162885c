import { getZodConstraint } from "@conform-to/zod/v4";
import { Combine } from "lucide";
import { Link } from "react-router";
import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveAction } from "~/admin/form/rows.server";
import { withListQuery } from "~/admin/list/address";
import { SELECCIONE } from "~/domain/kernel/choices";
import { getLinea, listMarcas } from "~/domain/vehiculos/list.server";
import { lineasWords as words } from "~/domain/vehiculos/vehiculos";
import { LineaSchema } from "~/domain/vehiculos/schemas/vehiculos";
import { lineas } from "~/domain/vehiculos/marcas.server";
import { buttonClass } from "~/ui/button";
import { TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/edit";

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = await loadRow(getLinea, params.id, words.path, url);
  const marca = new URLSearchParams(row.back.search).get("marca") ?? undefined;
  const options = (await listMarcas()).map(({ id, nombre }) => ({ value: id, label: nombre }));
  return { ...row, marca, options, constraint: getZodConstraint(LineaSchema) };
}

export const action = saveAction(lineas);

async function schema() {
  return (await import("~/domain/vehiculos/schemas/vehiculos")).LineaSchema;
}

export default function LineaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, marca, options, constraint } = loaderData;
  const initial = fila
    ? { nombre: fila.nombre, alias: fila.alias, marca_id: String(fila.marca_id) }
    : { marca_id: marca };
  const [form, fields] = useEditor({ constraint, schema }, initial, actionData);
  return (
    <RowEditor
      {...{ form, fila, back, words }}
      nombre={fila?.nombre}
      badge={
        fila && (
          <Link
            className={buttonClass({ size: "sm" })}
            to={withListQuery(`${words.path}/${fila.id}/unir`, back.search)}
          >
            <Icon of={Combine} />
            Unir con otra línea
          </Link>
        )
      }
      answer={actionData}
    >
      <SelectField
        label="Marca"
        field={fields.marca_id}
        empty={{ value: SELECCIONE, label: "Seleccione una marca" }}
        options={options}
      />
      <TextField label="Nombre" field={fields.nombre} hint="Como está en la licencia de tránsito: Duster." />
      <TextField
        ancho
        label="Otros nombres"
        field={fields.alias}
        hint="Separados con comas: R4, Renault 4. La búsqueda y la importación también los entienden."
      />
    </RowEditor>
  );
}
