import { getZodConstraint } from "@conform-to/zod/v4";
import { useEditor } from "~/admin/form/editor";
import { MediaField } from "~/admin/media/field";
import { mediaAction } from "~/admin/media/owner.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { SELECCIONE } from "~/domain/kernel/choices";
import { lugaresImagen } from "~/domain/medios/imagenes-sitio";
import { ImagenSchema } from "~/domain/medios/schemas/imagen";
import { getImagen, imagenes } from "~/domain/medios/imagenes-sitio.server";
import { imagenesWords as words } from "~/domain/medios/words";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import { SelectField } from "~/ui/form/select-field";
import type { Route } from "./+types/edit";
import { FocoField } from "./foco";

export const handle = { files: "medios" } satisfies RouteHandle;

export async function loader({ params, url }: Route.LoaderArgs) {
  return { ...(await loadRow(getImagen, params.id, words.path, url)), constraint: getZodConstraint(ImagenSchema) };
}

export const action = mediaAction({
  ...{ words, schema: ImagenSchema, rows: imagenes },
  files: { acepta: "imagen", uno: true, requerido: "La imagen es requerida" },
  title: ({ titulo }) => titulo,
});

function defaults(fila: Route.ComponentProps["loaderData"]["fila"]) {
  if (!fila) return { activo: true, orden: "0", foco: "centro" };
  const { ubicacion, foco, titulo, descripcion, orden, activo } = fila;
  return { ubicacion, foco, titulo, descripcion, orden: String(orden), activo };
}

async function schema() {
  return (await import("~/domain/medios/schemas/imagen")).ImagenSchema;
}

export default function ImagenEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, constraint } = loaderData;
  const [form, fields] = useEditor({ constraint, schema }, defaults(fila), actionData);
  return (
    <RowEditor
      {...{ form, fila, back, words }}
      nombre={fila && (fila.titulo || fila.medio.nombre)}
      encType="multipart/form-data"
      answer={actionData}
    >
      <SelectField
        label="Ubicación"
        field={fields.ubicacion}
        empty={{ value: SELECCIONE, label: "Seleccione una ubicación" }}
        options={lugaresImagen}
      />
      <TextField label="Orden" type="number" field={fields.orden} hint="Las de menor orden se muestran primero." />
      <TextField ancho label="Título" field={fields.titulo} />
      <TextArea ancho rows={3} label="Descripción" field={fields.descripcion} />
      <MediaField
        uno
        label="Imagen"
        picker={fila ? "Reemplazar la imagen" : "Elegir la imagen"}
        hint="PNG, JPG, GIF, WebP o AVIF de hasta 5 MB."
        acepta="imagen"
        saved={fila ? [fila.medio] : []}
        answer={actionData?.medios}
      />
      <FocoField field={fields.foco} />
      <SwitchField label="Activa" field={fields.activo} />
    </RowEditor>
  );
}
