import { useEditor } from "~/admin/form/editor";
import { ImagenesVideos } from "~/admin/media/imagenes-videos";
import { mediaAction } from "~/admin/media/owner.server";
import { PageTitle } from "~/admin/shell/page-title";
import { RowForm } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { CategoriaSchema as schema } from "~/domain/catalogo/categorias";
import { categorias, getCategoria } from "~/domain/catalogo/categorias.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/categorias";
const textos = {
  creado: "Categoría creada",
  actualizado: "Categoría actualizada",
  noCreado: "No se pudo crear la categoría. Inténtalo de nuevo.",
  noActualizado: "No se pudo actualizar la categoría. Inténtalo de nuevo.",
  noQuitado: "No se pudo actualizar la categoría en la base de datos.",
};

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(getCategoria, params.id, path, url);
}

export const action = mediaAction({
  ...{ path, schema, rows: categorias, textos },
  files: { acepta: "medio" },
  title: ({ nombre }) => nombre,
});

export default function CategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back } = loaderData;
  const [form, fields] = useEditor(schema, fila ?? {}, actionData);
  return (
    <>
      <PageTitle titulo="Gestión de Categorías" texto="Administra las categorías y subcategorías del catálogo" />
      <RowForm
        {...{ form, fila, back, path }}
        encType="multipart/form-data"
        title={fila ? "Editar Categoría" : "Nueva Categoría"}
        answer={actionData}
      >
        <TextField ancho label="Nombre" field={fields.nombre} />
        <TextArea ancho label="Descripción" field={fields.descripcion} />
        <ImagenesVideos saved={fila?.medios ?? []} answer={actionData?.medios} />
      </RowForm>
    </>
  );
}
