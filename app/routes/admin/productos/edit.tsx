import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { MediaField } from "~/admin/media-field";
import { saveWithMedios } from "~/admin/medios.server";
import { PageTitle } from "~/admin/page-title";
import { readUpload } from "~/admin/upload.server";
import { listCategorias } from "~/domain/catalogo.server";
import { ProductoEditSchema, ProductoSchema } from "~/domain/productos";
import { createProducto, getProducto, updateProducto } from "~/domain/productos.server";
import { removeFoto } from "~/domain/productos-foto.server";
import { SwitchField, TextArea, TextField } from "~/ui/fields";
import type { Route } from "./+types/edit";
import { CategoriaFields, CodigoField } from "./campos";

const path = "/admin/productos";
const foto = { acepta: "imagen", uno: true } as const;

export async function loader({ params, url }: Route.LoaderArgs) {
  const producto = params.id ? found(await getProducto(recordId(params.id))) : null;
  return {
    producto,
    categorias: await listCategorias(),
    list: listHref(path, url),
    search: url.searchParams.get(LIST_PARAM) ?? "",
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const id = params.id ? recordId(params.id) : null;
  const list = listHref(path, url);
  const upload = await readUpload(request, context);
  if (id === null) {
    const failure = "No se pudo crear el producto. Inténtalo de nuevo.";
    return saveWithMedios(upload, ProductoSchema, failure, foto, async (value, _, [file = null]) => {
      await createProducto(value, file);
      return redirectWithToast(list, "Producto creado", value.nombre);
    });
  }
  const failure = "No se pudo actualizar el producto. Inténtalo de nuevo.";
  const quitar = { remove: (_: number, revision: number) => removeFoto(id, revision), failure };
  return saveWithMedios(
    upload,
    ProductoEditSchema,
    failure,
    { ...foto, quitar },
    async (value, revision, [file = null]) => {
      await updateProducto(id, revision, value, file);
      return redirectWithToast(list, "Producto actualizado", value.nombre);
    },
  );
}

function defaults(producto: Route.ComponentProps["loaderData"]["producto"]) {
  if (!producto) return { visible: true };
  const { codigo, nombre, descripcion, visible } = producto;
  return {
    codigo,
    nombre,
    descripcion,
    visible,
    categoria_id: String(producto.categoria_id),
    subcategoria_id: String(producto.subcategoria_id),
  };
}

export default function ProductoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { producto, categorias, list, search } = loaderData;
  const [form, fields] = useEditor(
    producto ? ProductoSchema.partial({ codigo: true }) : ProductoSchema,
    defaults(producto),
    actionData,
  );
  const titulo = producto ? "Editar Producto" : "Crear Nuevo Producto";
  const self = producto ? `${path}/${producto.id}` : `${path}/nuevo`;
  return (
    <>
      <PageTitle titulo={titulo}>
        {!producto && (
          <Link className="btn" to={list}>
            Cancelar
          </Link>
        )}
      </PageTitle>
      <Editor
        form={form}
        encType="multipart/form-data"
        title="Datos del producto"
        badge={producto && <span className="chapa chapa--codigo">{producto.codigo}</span>}
        revision={producto?.revision}
        answer={actionData}
        submitLabel={producto ? "Actualizar" : "Crear"}
        cancel={list}
        self={fromList(self, search)}
        extra={
          producto && (
            <DeleteButton
              href={fromList(`${self}/eliminar`, search)}
              question={`¿Está seguro de que desea eliminar el producto "${producto.nombre}"?`}
              submit="Eliminar producto"
              label="Eliminar"
            />
          )
        }
      >
        <CodigoField fijo={producto?.codigo} field={fields.codigo} />
        <TextField label="Nombre" field={fields.nombre} />
        <CategoriaFields
          categoria={fields.categoria_id}
          subcategoria={fields.subcategoria_id}
          categorias={categorias}
        />
        <TextArea ancho label="Descripción" field={fields.descripcion} />
        <MediaField
          uno
          label="Foto del producto"
          picker={producto?.medio ? "Reemplazar la foto" : "Elegir una foto"}
          hint="PNG, JPG, GIF, WebP o AVIF de hasta 5 MB. Sin foto propia se muestra la de su subcategoría o categoría."
          acepta="imagen"
          saved={producto?.medio ? [producto.medio] : []}
          answer={actionData?.medios}
        />
        <SwitchField label="Visible en el catálogo" field={fields.visible} />
      </Editor>
    </>
  );
}
