import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveRow } from "~/admin/form/rows.server";
import { BeneficioSchema, beneficiosWords as words } from "~/domain/paginas/beneficios";
import { beneficios } from "~/domain/paginas/beneficios.server";
import { SwitchField, TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(beneficios, params.id, words.path, url);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return saveRow({ request, url, id: params.id, schema: BeneficioSchema, rows: beneficios, words });
}

export default function BeneficioEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila } = loaderData;
  const [form, fields] = useEditor(BeneficioSchema, fila ?? { orden: 0, activo: true }, actionData);
  return (
    <RowEditor form={form} {...loaderData} {...words.nombres} path={words.path} answer={actionData}>
      <TextField label="Ícono" field={fields.icono} hint="Un texto corto como 20+ o 100%, o un emoji." />
      <TextField label="Título" field={fields.titulo} />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <TextField label="Orden" field={fields.orden} type="number" hint="Los números menores van primero." />
      <SwitchField label="Activo" field={fields.activo} />
    </RowEditor>
  );
}
