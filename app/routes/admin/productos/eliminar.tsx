import { ArrowLeft, Eye, EyeOff, Info } from "lucide-react";
import { Link } from "react-router";
import { Confirmation } from "~/admin/delete";
import { found, recordId, redirectWithToast } from "~/admin/form.server";
import { fromList, listHref, LIST_PARAM } from "~/admin/list";
import { deleteProducto, getProducto } from "~/domain/productos.server";
import { log } from "~/services/log.server";
import { NotFound } from "~/domain/refusal";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/eliminar";

const path = "/admin/productos";

export async function loader({ params, url }: Route.LoaderArgs) {
  const producto = found(await getProducto(recordId(params.id)));
  return { producto, list: listHref(path, url), search: url.searchParams.get(LIST_PARAM) ?? "" };
}

export async function action({ params, url }: Route.ActionArgs) {
  const id = recordId(params.id);
  const { nombre } = found(await getProducto(id));
  try {
    await deleteProducto(id);
  } catch (error) {
    if (!(error instanceof NotFound)) {
      log.error("No se pudo eliminar el producto", error);
      return redirectWithToast(
        listHref(path, url),
        "Error",
        "No se pudo eliminar el producto. Inténtalo de nuevo.",
        "error",
      );
    }
  }
  return redirectWithToast(listHref(path, url), "Producto eliminado", nombre);
}

export default function ProductoEliminar({ loaderData }: Route.ComponentProps) {
  const { producto, list, search } = loaderData;
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
    <>
      <title>Eliminar producto - GED Autopartes</title>
      <Link className="enlace" to={list}>
        <Icon of={ArrowLeft} />
        Lista de Productos
      </Link>
      <Confirmation
        action={fromList(`${path}/${producto.id}/eliminar`, search)}
        question={`¿Está seguro de que desea eliminar el producto "${producto.nombre}"?`}
        submit="Eliminar producto"
        cancel={
          <Link className="btn" to={list}>
            Cancelar
          </Link>
        }
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
      </Confirmation>
    </>
  );
}
