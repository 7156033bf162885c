import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveRow } from "~/admin/form/rows.server";
import { EstadisticaSchema } from "~/domain/paginas/nosotros";
import { estadisticas } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";
import { estadisticasWords as words } from "~/domain/paginas/nosotros";

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(estadisticas, params.id, words.path, url);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return saveRow({ request, url, id: params.id, schema: EstadisticaSchema, rows: estadisticas, words });
}

export default function EstadisticaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila } = loaderData;
  const [form, fields] = useEditor(EstadisticaSchema, fila ?? { orden: 0 }, actionData);
  return (
    <RowEditor form={form} {...loaderData} {...words.nombres} path={words.path} answer={actionData}>
      <TextField label="Título" field={fields.titulo} hint="Una cifra o un título corto, como 20+." />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <TextField label="Orden" field={fields.orden} type="number" hint="Los números menores van primero." />
    </RowEditor>
  );
}
