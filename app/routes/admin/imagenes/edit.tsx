import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MediaField } from "~/admin/media-field";
import { saveWithMedios } from "~/admin/medios.server";
import { PageTitle } from "~/admin/page-title";
import { readUpload } from "~/admin/upload.server";
import { SELECCIONE } from "~/domain/campos";
import { ImagenSchema, ubicacionesImagen } from "~/domain/imagenes-sitio";
import { createImagen, getImagen, updateImagen } from "~/domain/imagenes-sitio.server";
import { SwitchField, TextArea, TextField } from "~/ui/fields";
import { SelectField } from "~/ui/select-field";
import type { Route } from "./+types/edit";

const path = "/admin/imagenes";
const imagenOptions = { acepta: "imagen", uno: true, requerido: "La imagen es requerida" } as const;
const lugares = Object.entries(ubicacionesImagen).map(([value, label]) => ({ value, label }));

export async function loader({ params, url }: Route.LoaderArgs) {
  const imagen = params.id ? found(await getImagen(recordId(params.id))) : null;
  return { imagen, list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const failure = `No se pudo ${id ? "actualizar" : "crear"} la imagen. Inténtalo de nuevo.`;
  const upload = await readUpload(request, context);
  return saveWithMedios(upload, ImagenSchema, failure, imagenOptions, async (value, revision, files) => {
    const file = found(files[0] ?? null);
    await (id ? updateImagen(id, revision, value, file) : createImagen(value, file));
    return redirectWithToast(listHref(path, url), id ? "Imagen actualizada" : "Imagen creada", value.titulo);
  });
}

function defaults(imagen: Route.ComponentProps["loaderData"]["imagen"]) {
  if (!imagen) return { activo: true, orden: "0" };
  const { ubicacion, titulo, descripcion, orden, activo } = imagen;
  return { ubicacion, titulo, descripcion, orden: String(orden), activo };
}

export default function ImagenEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { imagen, list, search } = loaderData;
  const [form, fields] = useEditor(ImagenSchema, defaults(imagen), actionData);
  const self = imagen ? `${path}/${imagen.id}` : `${path}/nuevo`;
  return (
    <>
      <PageTitle titulo="Gestión de Imágenes" texto="Administra las imágenes generales del sitio" />
      <Editor
        form={form}
        encType="multipart/form-data"
        title={imagen ? "Editar Imagen" : "Nueva Imagen"}
        revision={imagen?.revision}
        answer={actionData}
        submitLabel={imagen ? "Actualizar" : "Crear"}
        cancel={list}
        self={fromList(self, search)}
        extra={
          imagen && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, search)}
              question={`¿Está seguro de que desea eliminar la imagen "${imagen.titulo || imagen.medio.nombre}"?`}
              submit="Eliminar imagen"
              label="Eliminar"
            />
          )
        }
      >
        <SelectField
          label="Ubicación"
          field={fields.ubicacion}
          empty={{ value: SELECCIONE, label: "Seleccione una ubicación" }}
          options={lugares}
        />
        <TextField label="Orden" type="number" field={fields.orden} hint="Las de menor orden se muestran primero." />
        <TextField ancho label="Título" field={fields.titulo} />
        <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
        <MediaField
          uno
          fijo
          label="Imagen"
          picker={imagen ? "Reemplazar la imagen" : "Elegir la imagen"}
          hint="PNG, JPG, GIF, WebP o AVIF de hasta 5 MB."
          acepta="imagen"
          saved={imagen ? [imagen.medio] : []}
          answer={actionData?.medios}
        />
        <SwitchField label="Activa" field={fields.activo} />
      </Editor>
    </>
  );
}
