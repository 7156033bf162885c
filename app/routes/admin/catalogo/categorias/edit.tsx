import { getZodConstraint } from "@conform-to/zod/v4";
import { useEditor } from "~/admin/form/editor";
import { DibujoField } from "./dibujo-field";
import { ImagenesVideos } from "~/admin/media/imagenes-videos";
import { mediaAction } from "~/admin/media/owner.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { categoriaHref } from "~/domain/catalogo/hrefs";
import { CategoriaSchema } from "~/domain/catalogo/categorias";
import { dibujoDe } from "~/domain/medios/dibujos";
import { categorias, getCategoria } from "~/domain/catalogo/categorias.server";
import { categoriasWords as words } from "~/domain/catalogo/listas";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  return {
    ...(await loadRow(getCategoria, params.id, words.path, url)),
    constraint: getZodConstraint(CategoriaSchema),
  };
}

export const action = mediaAction({
  ...{ words, schema: CategoriaSchema, rows: categorias },
  files: { acepta: "medio" },
  title: ({ nombre }) => nombre,
  noQuitado: "No se pudo actualizar la categoría en la base de datos.",
});

async function schema() {
  return (await import("~/domain/catalogo/categorias")).CategoriaSchema;
}

export default function CategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, fila ?? {}, actionData);
  return (
    <RowEditor
      {...{ form, fila, back, words }}
      nombre={fila?.nombre}
      encType="multipart/form-data"
      ver={fila && categoriaHref(fila)}
      answer={actionData}
    >
      <TextField ancho label="Nombre" field={fields.nombre} />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <DibujoField field={fields.dibujo} propio={dibujoDe({ dibujo: "", fija_id: fila?.fija_id ?? null })} />
      <ImagenesVideos saved={fila?.medios ?? []} answer={actionData?.medios} />
      <SwitchField label="Usar en la tarjeta: la primera imagen en lugar del dibujo" field={fields.foto_tarjeta} />
    </RowEditor>
  );
}
