import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MediaField } from "~/admin/media-field";
import { saveWithMedios } from "~/admin/medios.server";
import { PageTitle } from "~/admin/page-title";
import { readUpload } from "~/admin/upload.server";
import { CatalogoSchema } from "~/domain/catalogos";
import { createCatalogo, getCatalogo, updateCatalogo } from "~/domain/catalogos.server";
import { hoy } from "~/domain/fechas";
import { SwitchField, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

const path = "/admin/catalogos";
const pdf = { acepta: "pdf", uno: true, requerido: "El PDF es requerido" } as const;

export async function loader({ params, url }: Route.LoaderArgs) {
  const catalogo = params.id ? found(await getCatalogo(recordId(params.id))) : null;
  return { catalogo, hoy: hoy(), list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const failure = `No se pudo ${id ? "actualizar" : "crear"} el catálogo. Inténtalo de nuevo.`;
  const upload = await readUpload(request, context);
  return saveWithMedios(upload, CatalogoSchema, failure, pdf, async (value, revision, [file]) => {
    const medio_id = found(file ?? null).id;
    await (id ? updateCatalogo(id, revision, value, medio_id) : createCatalogo(value, medio_id));
    return redirectWithToast(listHref(path, url), id ? "Catálogo actualizado" : "Catálogo creado", value.nombre);
  });
}

export default function CatalogoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogo, hoy: fecha_publicacion, list, search } = loaderData;
  const [form, fields] = useEditor(CatalogoSchema, catalogo ?? { fecha_publicacion }, actionData);
  const self = catalogo ? `${path}/${catalogo.id}` : `${path}/nuevo`;
  return (
    <>
      <PageTitle titulo="Catálogos PDF" texto="El catálogo activo es el que se descarga en todo el sitio" />
      <Editor
        form={form}
        encType="multipart/form-data"
        title={catalogo ? "Editar Catálogo" : "Nuevo Catálogo"}
        revision={catalogo?.revision}
        answer={actionData}
        submitLabel={catalogo ? "Actualizar" : "Crear"}
        cancel={list}
        self={fromList(self, search)}
        extra={
          catalogo && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, search)}
              question={`¿Está seguro de que desea eliminar el catálogo "${catalogo.nombre}"?`}
              submit="Eliminar catálogo"
              label="Eliminar"
            />
          )
        }
      >
        <TextField ancho label="Nombre" field={fields.nombre} />
        <TextField label="Versión" field={fields.version} />
        <TextField
          label="Fecha de publicación"
          type="date"
          field={fields.fecha_publicacion}
          hint="Vacía, es la de hoy."
        />
        <MediaField
          uno
          fijo
          label="Archivo PDF"
          picker={catalogo ? "Reemplazar el PDF" : "Elegir el PDF"}
          hint="Un archivo PDF de hasta 50 MB."
          acepta="pdf"
          saved={catalogo ? [catalogo.medio] : []}
          answer={actionData?.medios}
        />
        <SwitchField
          label="Activo: es el catálogo que se descarga en el sitio; los demás quedan inactivos"
          field={fields.activo}
        />
      </Editor>
    </>
  );
}
