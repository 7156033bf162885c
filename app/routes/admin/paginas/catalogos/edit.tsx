import { getZodConstraint } from "@conform-to/zod/v4";
import { useEditor } from "~/admin/form/editor";
import { MediaField } from "~/admin/media/field";
import { mediaAction } from "~/admin/media/owner.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { CatalogoSchema } from "~/domain/medios/schemas/catalogo";
import { catalogos, getCatalogo } from "~/domain/medios/catalogos.server";
import { todayInBogota } from "~/domain/kernel/dates";
import { catalogosWords as words } from "~/domain/medios/words";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";

export const handle = { files: "medios" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = await loadRow(getCatalogo, params.id, words.path, url);
  return { ...row, hoy: todayInBogota(), constraint: getZodConstraint(CatalogoSchema) };
}

export const action = mediaAction({
  ...{ words, schema: CatalogoSchema, rows: catalogos },
  files: { acepta: "pdf", uno: true, requerido: "El PDF es requerido" },
  title: ({ nombre }) => nombre,
});

async function schema() {
  return (await import("~/domain/medios/schemas/catalogo")).CatalogoSchema;
}

export default function CatalogoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, hoy: fecha_publicacion, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, fila ?? { fecha_publicacion }, actionData);
  return (
    <RowEditor {...{ form, fila, back, words }} nombre={fila?.nombre} encType="multipart/form-data" answer={actionData}>
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
    </RowEditor>
  );
}
