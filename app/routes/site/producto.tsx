import { redirect } from "react-router";
import { type Ficha, findProducto, findProductosInCategoria, listRelacionados } from "~/domain/ficha.server";
import { categoriaHref, productoHref, subcategoriaHref } from "~/domain/rutas";
import { FichaProducto } from "~/site/ficha-producto";
import { ausente } from "~/site/no-encontrado";
import { resolveCategoria, resolveSubcategoria } from "~/site/resolver.server";
import type { Route } from "./+types/producto";

const RELACIONADOS = 6;
const volver = { nombre: "Volver al catálogo", href: "/catalogo" };

function productoAusente(vecino: { nombre: string; href: string }) {
  return ausente({
    titulo: "Producto no encontrado",
    detalle: "La referencia cambió de nombre, se retiró del catálogo o la dirección tiene un error.",
    enlaces: [{ nombre: `Ver ${vecino.nombre}`, href: vecino.href }, volver],
  });
}

async function withRelacionados(producto: Ficha) {
  return { producto, relacionados: await listRelacionados(producto, RELACIONADOS) };
}

/** /productos/{category}/{subcategory}/{product}, and the short form that leaves the subcategory out (PUB §2). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { categoria } = await resolveCategoria(params.categoria, false);
  if (!params.subcategoria) {
    const [producto] = await findProductosInCategoria(categoria.id, params.producto);
    if (!producto) throw productoAusente({ nombre: categoria.nombre, href: categoriaHref(categoria) });
    return withRelacionados(producto);
  }
  const { subcategoria } = await resolveSubcategoria(categoria, params.subcategoria);
  const producto = await findProducto(subcategoria.id, params.producto);
  if (!producto?.visible) {
    throw productoAusente({
      nombre: subcategoria.nombre,
      href: subcategoriaHref(subcategoria.categoria, subcategoria),
    });
  }
  const canonica = productoHref(producto.categoria, producto.subcategoria, producto);
  if (url.pathname !== canonica) throw redirect(canonica, 301);
  return withRelacionados(producto);
}

export default function Producto({ loaderData }: Route.ComponentProps) {
  return <FichaProducto {...loaderData} />;
}
