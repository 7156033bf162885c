import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MediaField } from "~/admin/media-field";
import { saveWithMedios } from "~/admin/medios.server";
import { PageTitle } from "~/admin/page-title";
import { readUpload } from "~/admin/upload.server";
import { SELECCIONE } from "~/domain/campos";
import { listCategorias } from "~/domain/catalogo.server";
import { SubcategoriaSchema } from "~/domain/subcategorias";
import { createSubcategoria, getSubcategoria, removeMedio, updateSubcategoria } from "~/domain/subcategorias.server";
import { TextArea, TextField } from "~/ui/fields";
import { SelectField } from "~/ui/select-field";
import type { Route } from "./+types/edit";

const path = "/admin/subcategorias";

export async function loader({ params, url }: Route.LoaderArgs) {
  const subcategoria = params.id ? found(await getSubcategoria(recordId(params.id))) : null;
  const options = (await listCategorias()).map(({ id, nombre }) => ({ value: id, label: nombre }));
  return { subcategoria, options, list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const failure = `No se pudo ${id ? "actualizar" : "crear"} la subcategoría. Inténtalo de nuevo.`;
  const medios = {
    acepta: "medio",
    quitar: id
      ? {
          remove: (medio: number, revision: number) => removeMedio(id, revision, medio),
          failure: "No se pudo actualizar la subcategoría en la base de datos.",
        }
      : undefined,
  } as const;
  const upload = await readUpload(request, context);
  return saveWithMedios(upload, SubcategoriaSchema, failure, medios, async (value, revision, files) => {
    await (id ? updateSubcategoria(id, revision, value, files) : createSubcategoria(value, files));
    return redirectWithToast(
      listHref(path, url),
      id ? "Subcategoría actualizada" : "Subcategoría creada",
      value.nombre,
    );
  });
}

function defaults(subcategoria: Route.ComponentProps["loaderData"]["subcategoria"]) {
  if (!subcategoria) return {};
  const { nombre, slug, descripcion, categoria_id } = subcategoria;
  return { nombre, slug, descripcion, categoria_id: String(categoria_id) };
}

export default function SubcategoriaEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { subcategoria, options, list, search } = loaderData;
  const [form, fields] = useEditor(SubcategoriaSchema, defaults(subcategoria), actionData);
  const self = subcategoria ? `${path}/${subcategoria.id}` : `${path}/nuevo`;
  const slugHint = subcategoria
    ? "Si la cambia, la dirección anterior lleva a la nueva."
    : "Vacía, se forma con el nombre: Luces traseras → luces-traseras.";
  return (
    <>
      <PageTitle titulo="Gestión de Subcategorías" texto="Administra las subcategorías de cada categoría" />
      <Editor
        form={form}
        encType="multipart/form-data"
        title={subcategoria ? "Editar Subcategoría" : "Nueva Subcategoría"}
        revision={subcategoria?.revision}
        answer={actionData}
        submitLabel={subcategoria ? "Actualizar" : "Crear"}
        cancel={list}
        self={fromList(self, search)}
        extra={
          subcategoria && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, search)}
              question={`¿Está seguro de que desea eliminar la subcategoría "${subcategoria.nombre}"?`}
              submit="Eliminar subcategoría"
              label="Eliminar"
            />
          )
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
        <MediaField
          label="Imágenes y videos"
          picker="Agregar imágenes o videos"
          hint="Imágenes hasta 5 MB. Videos MP4 o MOV hasta 100 MB."
          acepta="medio"
          saved={subcategoria?.medios ?? []}
          answer={actionData?.medios}
        />
      </Editor>
    </>
  );
}
