import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveRow } from "~/admin/form/rows.server";
import { UbicacionSchema, ubicacionesWords as words, ayudas } from "~/domain/paginas/ubicaciones";
import { ubicaciones } from "~/domain/paginas/ubicaciones.server";
import { SwitchField, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(ubicaciones, params.id, words.path, url);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return saveRow({ request, url, id: params.id, schema: UbicacionSchema, rows: ubicaciones, words });
}

export default function UbicacionEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila } = loaderData;
  const [form, fields] = useEditor(UbicacionSchema, fila ?? { visible: true }, actionData);
  return (
    <RowEditor form={form} {...loaderData} {...words.nombres} path={words.path} answer={actionData}>
      <TextField label="Nombre" field={fields.nombre} />
      <TextField label="Ciudad" field={fields.ciudad} />
      <TextField ancho label="Dirección" field={fields.direccion} />
      <TextField label="Teléfono" field={fields.telefono} />
      <TextField label="WhatsApp" field={fields.telefono_whatsapp} hint={ayudas.whatsapp} />
      <TextField label="Correo" field={fields.correo} />
      <TextField label="Horario de semana" field={fields.horario_semana} />
      <TextField label="Horario de sábado" field={fields.horario_sabado} />
      <TextField label="Horario de domingo" field={fields.horario_domingo} />
      <TextField label="Latitud" field={fields.latitud} hint={ayudas.latitud} />
      <TextField label="Longitud" field={fields.longitud} hint={ayudas.longitud} />
      <SwitchField label="Visible en el sitio" field={fields.visible} />
    </RowEditor>
  );
}
