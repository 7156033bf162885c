import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MediaField } from "~/admin/media-field";
import { saveWithMedios } from "~/admin/medios.server";
import { PageTitle } from "~/admin/page-title";
import { readUpload } from "~/admin/upload.server";
import { CategoriaSchema } from "~/domain/categorias";
import { createCategoria, getCategoria, removeMedio, updateCategoria } from "~/domain/categorias.server";
import { TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

const path = "/admin/categorias";

export async function loader({ params, url }: Route.LoaderArgs) {
  const categoria = params.id ? found(await getCategoria(recordId(params.id))) : null;
  return { categoria, list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const failure = `No se pudo ${id ? "actualizar" : "crear"} la categoría. Inténtalo de nuevo.`;
  const medios = {
    acepta: "medio",
    quitar: id
      ? {
          remove: (medio: number, revision: number) => removeMedio(id, revision, medio),
          failure: "No se pudo actualizar la categoría en la base de datos.",
        }
      : undefined,
  } as const;
  const upload = await readUpload(request, context);
  return saveWithMedios(upload, CategoriaSchema, failure, medios, async (value, revision, files) => {
    await (id ? updateCategoria(id, revision, value, files) : createCategoria(value, files));
    return redirectWithToast(listHref(path, url), id ? "Categoría actualizada" : "Categoría creada", value.nombre);
  });
}

export default function CategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { categoria, list, search } = loaderData;
  const [form, fields] = useEditor(CategoriaSchema, categoria ?? {}, actionData);
  const self = categoria ? `${path}/${categoria.id}` : `${path}/nuevo`;
  return (
    <>
      <PageTitle titulo="Gestión de Categorías" texto="Administra las categorías y subcategorías del catálogo" />
      <Editor
        form={form}
        encType="multipart/form-data"
        title={categoria ? "Editar Categoría" : "Nueva Categoría"}
        revision={categoria?.revision}
        answer={actionData}
        submitLabel={categoria ? "Actualizar" : "Crear"}
        cancel={list}
        self={fromList(self, search)}
        extra={
          categoria && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, search)}
              question={`¿Está seguro de que desea eliminar la categoría "${categoria.nombre}"?`}
              submit="Eliminar categoría"
              label="Eliminar"
            />
          )
        }
      >
        <TextField ancho label="Nombre" field={fields.nombre} />
        <TextArea ancho label="Descripción" field={fields.descripcion} />
        <MediaField
          label="Imágenes y videos"
          picker="Agregar imágenes o videos"
          hint="Imágenes hasta 5 MB. Videos MP4 o MOV hasta 100 MB."
          acepta="medio"
          saved={categoria?.medios ?? []}
          answer={actionData?.medios}
        />
      </Editor>
    </>
  );
}
