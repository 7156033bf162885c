import { useEditor } from "~/admin/form/editor";
import { listHref } from "~/admin/list/list";
import { ImagenesVideos } from "~/admin/media/imagenes-videos";
import { saveMediaOwner } from "~/admin/media/owner.server";
import { PageTitle } from "~/admin/shell/page-title";
import { RowForm } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { readTypedUpload } from "~/admin/media/upload.server";
import { CategoriaSchema as schema } from "~/domain/catalogo/categorias";
import { categorias, getCategoria } from "~/domain/catalogo/categorias.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/categorias";
const textos = {
  creada: "Categoría creada",
  actualizada: "Categoría actualizada",
  noCreada: "No se pudo crear la categoría. Inténtalo de nuevo.",
  noActualizada: "No se pudo actualizar la categoría. Inténtalo de nuevo.",
  noQuitado: "No se pudo actualizar la categoría en la base de datos.",
};

export async function loader({ params, url }: Route.LoaderArgs) {
  return loadRow(getCategoria, params.id, path, url);
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const upload = await readTypedUpload(request, context);
  return saveMediaOwner({ upload, list: listHref(path, url), id: params.id, schema, rows: categorias, textos });
}

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
