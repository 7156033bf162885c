import { useEditor } from "~/admin/form/editor";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow, saveRow } from "~/admin/form/rows.server";
import { SELECCIONE } from "~/domain/kernel/fields";
import { SeccionSchema, seccionTipos, tipoNombres } from "~/domain/paginas/nosotros";
import { secciones } from "~/domain/paginas/nosotros.server";
import { TextArea, TextField } from "~/ui/fields";
import { SelectField } from "~/ui/select-field";
import type { Route } from "./+types/edit";
import { seccionesWords as words } from "~/domain/paginas/nosotros";

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(secciones, params.id, words.path, url);
}

export async function action({ request, params, url }: Route.ActionArgs) {
  return saveRow({ request, url, id: params.id, schema: SeccionSchema, rows: secciones, words });
}

export default function SeccionEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila } = loaderData;
  const [form, fields] = useEditor(SeccionSchema, fila ?? { orden: 0 }, actionData);
  return (
    <RowEditor form={form} {...loaderData} {...words.nombres} path={words.path} answer={actionData}>
      <SelectField
        label="Tipo"
        field={fields.tipo}
        empty={{ value: SELECCIONE, label: "Seleccione un tipo" }}
        options={seccionTipos.map((tipo) => ({ value: tipo, label: tipoNombres[tipo] ?? tipo }))}
      />
      <TextField label="Título" field={fields.titulo} />
      <TextArea ancho label="Contenido" field={fields.contenido} hint="Deje una línea en blanco entre párrafos." />
      <TextField label="Ícono" field={fields.icono} hint="Un emoji, o el nombre de un ícono. Puede quedar vacío." />
      <TextField label="Orden" field={fields.orden} type="number" hint="Los números menores van primero." />
    </RowEditor>
  );
}
