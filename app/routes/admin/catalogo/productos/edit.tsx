import { getZodConstraint } from "@conform-to/zod/v4";
import { useEditor } from "~/admin/form/editor";
import { readTypedUpload } from "~/admin/media/upload.server";
import { RowEditor } from "~/admin/form/row-editor";
import { loadRow } from "~/admin/form/rows.server";
import { listCategorias } from "~/domain/catalogo/catalogo.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { ProductoSchema } from "~/domain/catalogo/productos";
import { getProducto } from "~/domain/catalogo/productos.server";
import { listAtributosEditor } from "~/domain/medidas/editor.server";
import { referenciasTexto } from "~/domain/referencias/referencias";
import { listVehiculos } from "~/domain/vehiculos/publico.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { TextArea, TextField } from "~/ui/form/fields";
import { SwitchField } from "~/ui/form/switch";
import type { Route } from "./+types/edit";
import { CategoriaFields, CodigoField } from "./campos";
import { saveProducto } from "./guardar.server";
import { useSecciones } from "./secciones";

export const handle = { files: "medios" } satisfies RouteHandle;

const path = "/admin/productos";
const nombres = {
  nuevo: "Crear Nuevo Producto",
  editar: "Editar Producto",
  datos: "Datos del producto",
  lista: "Lista de Productos",
};

export async function loader({ params, url }: Route.LoaderArgs) {
  const row = await loadRow(getProducto, params.id, path, url);
  const [categorias, marcas, atributos] = await Promise.all([listCategorias(), listVehiculos(), listAtributosEditor()]);
  const lineas = marcas.flatMap((marca) => marca.lineas.map((linea) => `${marca.nombre} ${linea.nombre}`));
  return { ...row, categorias, lineas, atributos, constraint: getZodConstraint(ProductoSchema) };
}

export async function action(args: Route.ActionArgs) {
  return saveProducto(args, await readTypedUpload(args.request, args.context));
}

function defaults(fila: Route.ComponentProps["loaderData"]["fila"]) {
  if (!fila) return { visible: true };
  const { codigo, nombre, descripcion, visible, universal } = fila;
  const place = { categoria_id: String(fila.categoria_id), subcategoria_id: String(fila.subcategoria_id) };
  const referencias = referenciasTexto(fila.referencias);
  return { codigo, nombre, descripcion, visible, universal, ...place, ...referencias };
}

/** The schemas of a new product, and of one that has its code. */
async function nuevo() {
  return (await import("~/domain/catalogo/productos")).ProductoSchema;
}

async function guardado() {
  return (await nuevo()).partial({ codigo: true });
}

type Schema = Awaited<ReturnType<typeof nuevo | typeof guardado>>;

export default function ProductoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { fila, back, categorias, constraint } = loaderData;
  const [form, fields] = useEditor<Schema>({ constraint, schema: fila ? guardado : nuevo }, defaults(fila), actionData);
  const secciones = useSecciones({ loaderData, answer: actionData, problemas: form.allErrors, fields });
  return (
    <RowEditor
      {...{ form, fila, back, path, ...nombres }}
      encType="multipart/form-data"
      nombre={fila?.codigo}
      texto={fila?.nombre}
      ver={fila?.visible && productoHref(fila.categoria, fila.subcategoria, fila)}
      answer={actionData}
      {...secciones}
    >
      <CodigoField fijo={fila?.codigo} field={fields.codigo} />
      <TextField label="Nombre" field={fields.nombre} />
      <CategoriaFields categoria={fields.categoria_id} subcategoria={fields.subcategoria_id} categorias={categorias} />
      <TextArea ancho label="Descripción" field={fields.descripcion} />
      <SwitchField label="Visible en el catálogo" field={fields.visible} />
    </RowEditor>
  );
}
