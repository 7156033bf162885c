import { useEditor } from "~/admin/form/editor";
import { recordId, redirectWithToast } from "~/admin/form/form.server";
import { listHref } from "~/admin/list/list";
import { MediaField } from "~/admin/media/field";
import { saveWithMedios } from "~/admin/media/medios.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { readTypedUpload } from "~/admin/media/upload.server";
import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { ProductoEditSchema, ProductoSchema } from "~/domain/catalogo/productos";
import { getProducto, productos } from "~/domain/catalogo/productos.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { SwitchField, TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";
import { CategoriaFields, CodigoField } from "./campos";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/productos";
const foto = { acepta: "imagen", uno: true } as const;
const nombres = {
  nuevo: "Crear Nuevo Producto",
  editar: "Editar Producto",
  datos: "Datos del producto",
};

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = await loadRow(getProducto, params.id, path, url);
  return { ...row, categorias: await listCategorias() };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const list = listHref(path, url);
  const upload = await readTypedUpload(request, context);
  if (params.id === undefined) {
    const failure = "No se pudo crear el producto. Inténtalo de nuevo.";
    return saveWithMedios(upload, ProductoSchema, failure, foto, async (value, _, files) => {
      await productos.create(value, files);
      return redirectWithToast(list, "Producto creado", value.nombre);
    });
  }
  const id = recordId(params.id);
  const failure = "No se pudo actualizar el producto. Inténtalo de nuevo.";
  const options = {
    ...foto,
    quitar: { failure, remove: (file: number, revision: number) => productos.removeFile(id, revision, file) },
  };
  return saveWithMedios(upload, ProductoEditSchema, failure, options, async (value, revision, files) => {
    await productos.update(id, revision, value, files);
    return redirectWithToast(list, "Producto actualizado", value.nombre);
  });
}

function defaults(fila: Route.ComponentProps["loaderData"]["fila"]) {
  if (!fila) return { visible: true };
  const { codigo, nombre, descripcion, visible } = fila;
  const place = { categoria_id: String(fila.categoria_id), subcategoria_id: String(fila.subcategoria_id) };
  return { codigo, nombre, descripcion, visible, ...place };
}

export default function ProductoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, categorias } = loaderData;
  const schema = fila ? ProductoSchema.partial({ codigo: true }) : ProductoSchema;
  const [form, fields] = useEditor(schema, defaults(fila), actionData);
  return (
    <RowEditor
      {...{ form, fila, back, path, ...nombres }}
      encType="multipart/form-data"
      badge={fila && <span className="chapa chapa--codigo">{fila.codigo}</span>}
      answer={actionData}
    >
      <CodigoField fijo={fila?.codigo} field={fields.codigo} />
      <TextField label="Nombre" field={fields.nombre} />
      <CategoriaFields categoria={fields.categoria_id} subcategoria={fields.subcategoria_id} categorias={categorias} />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <MediaField
        uno
        label="Foto del producto"
        picker={fila?.medio ? "Reemplazar la foto" : "Elegir una foto"}
        hint="PNG, JPG, GIF, WebP o AVIF de hasta 5 MB. Sin foto propia se muestra la de su subcategoría o categoría."
        acepta="imagen"
        saved={fila?.medio ? [fila.medio] : []}
        answer={actionData?.medios}
      />
      <SwitchField label="Visible en el catálogo" field={fields.visible} />
    </RowEditor>
  );
}
