import { useEditor } from "~/admin/form/editor";
import { recordId, redirectWithToast } from "~/admin/form/form.server";
import { listHref } from "~/admin/list/list";
import { MediaField } from "~/admin/media/field";
import { saveWithMedios } from "~/admin/media/medios.server";
import { PageTitle } from "~/admin/shell/page-title";
import { RowForm } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { readTypedUpload } from "~/admin/media/upload.server";
import { CatalogoSchema } from "~/domain/medios/catalogos";
import { catalogos, getCatalogo } from "~/domain/medios/catalogos.server";
import { todayInBogota } from "~/domain/kernel/dates";
import type { RouteHandle } from "~/services/http/route-handle";
import { SwitchField, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/catalogos";
const pdf = { acepta: "pdf", uno: true, requerido: "El PDF es requerido" } as const;

export async function loader({ params, url }: Route.LoaderArgs) {
  return { ...(await loadRow(getCatalogo, params.id, path, url)), hoy: todayInBogota() };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const failure = `No se pudo ${id ? "actualizar" : "crear"} el catálogo. Inténtalo de nuevo.`;
  const upload = await readTypedUpload(request, context);
  return saveWithMedios(upload, CatalogoSchema, failure, pdf, async (value, revision, files) => {
    await (id ? catalogos.update(id, revision, value, files) : catalogos.create(value, files));
    return redirectWithToast(listHref(path, url), id ? "Catálogo actualizado" : "Catálogo creado", value.nombre);
  });
}

export default function CatalogoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, hoy: fecha_publicacion } = loaderData;
  const [form, fields] = useEditor(CatalogoSchema, fila ?? { fecha_publicacion }, actionData);
  return (
    <>
      <PageTitle titulo="Catálogos PDF" texto="El catálogo activo es el que se descarga en todo el sitio" />
      <RowForm
        {...{ form, fila, back, path }}
        encType="multipart/form-data"
        title={fila ? "Editar Catálogo" : "Nuevo Catálogo"}
        answer={actionData}
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
          picker={fila ? "Reemplazar el PDF" : "Elegir el PDF"}
          hint="Un archivo PDF de hasta 50 MB."
          acepta="pdf"
          saved={fila ? [fila.medio] : []}
          answer={actionData?.medios}
        />
        <SwitchField
          label="Activo: es el catálogo que se descarga en el sitio; los demás quedan inactivos"
          field={fields.activo}
        />
      </RowForm>
    </>
  );
}
