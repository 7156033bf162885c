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
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/categorias";
const nombres = {
  nuevo: "Nueva Categoría",
  editar: "Editar Categoría",
  datos: "Datos de la categoría",
  lista: "Lista de Categorías",
};
const textos = {
  creado: "Categoría creada",
  actualizado: "Categoría actualizada",
  noCreado: "No se pudo crear la categoría. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar la categoría. Inténtalo de nuevo.",
  noQuitado: "No se pudo actualizar la categoría en la base de datos.",
};

export async function loader({ params, url }: Route.LoaderArgs) {
  return { ...(await loadRow(getCategoria, params.id, path, url)), constraint: getZodConstraint(CategoriaSchema) };
}

export const action = mediaAction({
  ...{ path, schema: CategoriaSchema, rows: categorias, textos },
  files: { acepta: "medio" },
  title: ({ nombre }) => nombre,
});

async function schema() {
  return (await import("~/domain/catalogo/categorias")).CategoriaSchema;
}

export default function CategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, fila ?? {}, actionData);
  return (
    <RowEditor
      {...{ form, fila, back, path, ...nombres }}
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
