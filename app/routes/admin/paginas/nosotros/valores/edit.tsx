import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveRow } from "~/admin/form/rows.server";
import { ValorSchema } from "~/domain/paginas/nosotros";
import { valores } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";
import { valoresWords as words } from "~/domain/paginas/nosotros";

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(valores, params.id, words.path, url);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return saveRow({ request, url, id: params.id, schema: ValorSchema, rows: valores, words });
}

export default function ValorEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila } = loaderData;
  const [form, fields] = useEditor(ValorSchema, fila ?? { orden: 0 }, actionData);
  return (
    <RowEditor form={form} {...loaderData} {...words.nombres} path={words.path} answer={actionData}>
      <TextField label="Valor" field={fields.valor} />
      <TextField label="Ícono" field={fields.icono} hint="Un emoji, o el nombre de un ícono. Puede quedar vacío." />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <TextField label="Orden" field={fields.orden} type="number" hint="Los números menores van primero." />
    </RowEditor>
  );
}
