import { Eye, EyeOff, Info } from "lucide-react";
import { DeletePage } from "~/admin/delete-page";
import { plainDelete } from "~/admin/delete-action.server";
import { found, recordId } from "~/admin/form.server";
import { listHref } from "~/admin/list";
import { deleteProducto, getProducto } from "~/domain/productos.server";
import type { RouteHandle } from "~/services/http/route-handle";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/eliminar";

export const handle = { form: "confirmation" } satisfies RouteHandle;

const path = "/admin/productos";

export async function loader({ params, url }: Route.LoaderArgs) {
  const producto = found(await getProducto(recordId(params.id)));
  return { producto, list: listHref(path, url) };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getProducto(id));
  const failure = "No se pudo eliminar el producto. Inténtalo de nuevo.";
  return plainDelete(listHref(path, url), failure, { titulo: "Producto eliminado", texto: nombre }, () =>
    deleteProducto(id),
  );
}

export default function ProductoEliminar({ loaderData }: Route.ComponentProps) {
  const { producto, list } = loaderData;
  const data = [
    ["Código", <span className="mono">{producto.codigo}</span>],
    [
      "Estado",
      <span className={`estado ${producto.visible ? "estado--ok" : ""}`}>
        <Icon of={producto.visible ? Eye : EyeOff} />
        {producto.visible ? "Visible" : "Oculto"}
      </span>,
    ],
    ["Categoría", producto.categoria.nombre],
    ["Subcategoría", producto.subcategoria.nombre],
  ] as const;
  return (
    <DeletePage
      titulo="Eliminar producto"
      question={`¿Está seguro de que desea eliminar el producto "${producto.nombre}"?`}
      list={list}
      listName="Lista de Productos"
    >
      <p>El producto dejará de aparecer en el catálogo de inmediato. Esta acción no se puede deshacer.</p>
      <dl className="cajetin cajetin--2">
        {data.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="aviso aviso--info">
        <Icon of={Info} />
        <div>Si solo quiere retirarlo por un tiempo, edítelo y desactive «Visible en el catálogo».</div>
      </div>
    </DeletePage>
  );
}
