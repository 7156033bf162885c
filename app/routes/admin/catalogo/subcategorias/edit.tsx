import { getZodConstraint } from "@conform-to/zod/v4";
import { useEditor } from "~/admin/form/editor";
import { ImagenesVideos } from "~/admin/media/imagenes-videos";
import { readTypedUpload } from "~/admin/media/upload.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { SELECCIONE } from "~/domain/kernel/choices";
import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { subcategoriaHref } from "~/domain/catalogo/hrefs";
import { SubcategoriaSchema } from "~/domain/catalogo/subcategorias";
import { getSubcategoria } from "~/domain/catalogo/subcategorias.server";
import { filaDe } from "~/domain/medidas/atributos";
import { subcategoriasWords as words } from "~/domain/catalogo/listas";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import { SelectField } from "~/ui/form/select-field";
import type { Route } from "./+types/edit";
import { AtributosField } from "./atributos";
import { saveSubcategoria } from "./guardar.server";

export const handle = { files: "medios" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = await loadRow(getSubcategoria, params.id, words.path, url);
  const options = (await listCategorias()).map(({ id, nombre }) => ({ value: id, label: nombre }));
  return { ...row, options, constraint: getZodConstraint(SubcategoriaSchema) };
}

export async function action(args: Route.ActionArgs) {
  return saveSubcategoria(args, await readTypedUpload(args.request, args.context));
}

function defaults(fila: Route.ComponentProps["loaderData"]["fila"]) {
  if (!fila) return {};
  const { nombre, slug, descripcion, categoria_id } = fila;
  return { nombre, slug, descripcion, categoria_id: String(categoria_id) };
}

async function schema() {
  return (await import("~/domain/catalogo/subcategorias")).SubcategoriaSchema;
}

export default function SubcategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, options, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, defaults(fila), actionData);
  const slugHint = fila
    ? "Si la cambia, la dirección anterior lleva a la nueva."
    : "Vacía, se forma con el nombre: Luces traseras → luces-traseras.";
  return (
    <RowEditor
      {...{ form, fila, back, words }}
      nombre={fila?.nombre}
      encType="multipart/form-data"
      ver={fila && subcategoriaHref(fila.categoria, fila)}
      answer={actionData}
      sections={
        <AtributosField
          saved={fila?.atributos.map(filaDe) ?? []}
          answer={actionData?.atributos}
          problema={form.allErrors.atributos?.[0]}
        />
      }
    >
      <TextField label="Nombre" field={fields.nombre} />
      <SelectField
        label="Categoría"
        field={fields.categoria_id}
        empty={{ value: SELECCIONE, label: "Seleccione una categoría" }}
        options={options}
      />
      <TextField ancho label="Dirección (slug)" field={fields.slug} className="mono" hint={slugHint} />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <ImagenesVideos saved={fila?.medios ?? []} answer={actionData?.medios} />
    </RowEditor>
  );
}
