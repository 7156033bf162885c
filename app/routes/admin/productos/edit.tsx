import { Link } from "react-router";
import { DeleteButton } from "~/admin/delete";
import { Editor, useEditor } from "~/admin/editor";
import { found, recordId, redirectWithToast, saveForm } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { PageTitle } from "~/admin/page-title";
import { useHydrated } from "~/admin/hydrated";
import { SELECCIONE } from "~/domain/campos";
import { listCategorias } from "~/domain/catalogo.server";
import { ProductoEditSchema, ProductoSchema } from "~/domain/productos";
import { createProducto, getProducto, updateProducto } from "~/domain/productos.server";
import { FixedField, SwitchField, TextArea, TextField } from "~/ui/fields";
import { SelectField } from "~/ui/select-field";
import type { Route } from "./+types/edit";

const path = "/admin/productos";

export async function loader({ params, url }: Route.LoaderArgs) {
  const producto = params.id ? found(await getProducto(recordId(params.id))) : null;
  return {
    producto,
    categorias: await listCategorias(),
    list: listHref(path, url),
    search: url.searchParams.get(LIST_PARAM) ?? "",
  };
}

export async function action({ request, params, url }: Route.ActionArgs) {
  const list = listHref(path, url);
  if (!params.id) {
    return saveForm(request, ProductoSchema, "No se pudo crear el producto. Inténtalo de nuevo.", async (value) => {
      await createProducto(value);
      return redirectWithToast(list, "Producto creado", value.nombre);
    });
  }
  const id = recordId(params.id);
  return saveForm(
    request,
    ProductoEditSchema,
    "No se pudo actualizar el producto. Inténtalo de nuevo.",
    async (value, revision) => {
      await updateProducto(id, revision, value);
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

function optionsOf(rows: readonly { id: number; nombre: string }[]) {
  return rows.map(({ id, nombre }) => ({ value: id, label: nombre }));
}

export default function ProductoEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { producto, categorias, list, search } = loaderData;
  const [form, fields] = useEditor(
    producto ? ProductoSchema.partial({ codigo: true }) : ProductoSchema,
    defaults(producto),
    actionData,
  );
  // Where scripts run, only the chosen category's; without them all, grouped, and the server checks the pair.
  const hydrated = useHydrated();
  const chosen = hydrated ? categorias.filter(({ id }) => String(id) === fields.categoria_id.value) : categorias;
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
        title="Datos del producto"
        badge={producto && <span className="chapa chapa--codigo">{producto.codigo}</span>}
        revision={producto?.revision}
        current={actionData?.current}
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
        {producto ? (
          <FixedField
            name="codigo"
            label="Código"
            value={producto.codigo}
            hint="El código no se puede cambiar después de crear el producto."
          />
        ) : (
          <TextField
            label="Código"
            field={fields.codigo}
            className="mono"
            hint="Tal como aparece en la pieza. No se puede cambiar después."
          />
        )}
        <TextField label="Nombre" field={fields.nombre} />
        <SelectField
          label="Categoría"
          field={fields.categoria_id}
          empty={{ value: SELECCIONE, label: "Seleccione una categoría" }}
          options={optionsOf(categorias)}
        />
        <SelectField
          label="Subcategoría"
          field={fields.subcategoria_id}
          empty={{ value: SELECCIONE, label: "Seleccione una subcategoría" }}
          groups={chosen.map(({ nombre, subcategorias }) => ({ label: nombre, options: optionsOf(subcategorias) }))}
        />
        <TextArea ancho label="Descripción" field={fields.descripcion} />
        <SwitchField label="Visible en el catálogo" field={fields.visible} />
      </Editor>
    </>
  );
}
