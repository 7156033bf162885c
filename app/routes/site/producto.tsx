import { redirect } from "react-router";
import { type Ficha, findProducto, findProductosInCategoria, listRelacionados } from "~/domain/catalogo/ficha.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { findCategoria, findSubcategoria } from "~/domain/catalogo/sections.server";
import { ServerOnly } from "~/site/frame/server-only";
import { FichaProducto } from "~/site/catalogo/ficha-producto";
import { shortAddressNotFound, productoAusente } from "~/site/catalogo/producto-ausente.server";
import type { Route } from "./+types/producto";

const RELACIONADOS = 6;

async function withRelacionados(producto: Ficha) {
  return new ServerOnly({ producto, relacionados: await listRelacionados(producto, RELACIONADOS) });
}

/**
 * The product page (PUB §2), at /productos/{category}/{subcategory}/{product} and at the short form without the
 * subcategory.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  const categoria = (await findCategoria(params.categoria)) ?? fail(productoAusente());
  if (!params.subcategoria) return shortForm(categoria.categoria, categoria.moved, params.producto);
  const found =
    (await findSubcategoria(categoria.categoria, params.subcategoria)) ?? fail(productoAusente(categoria.categoria));
  const producto = await findProducto(found.subcategoria.id, params.producto);
  if (!producto?.visible) throw productoAusente(found.subcategoria.categoria, found.subcategoria);
  const canonica = productoHref(producto.categoria, producto.subcategoria, producto);
  if (url.pathname !== canonica) throw redirect(canonica, 301);
  return withRelacionados(producto);
}

async function shortForm(categoria: { id: number; nombre: string; slug: string }, moved: boolean, slug: string) {
  const [producto, ...others] = await findProductosInCategoria(categoria.id, slug);
  if (!producto) throw await shortAddressNotFound(slug, categoria);
  if (others.length > 0) throw redirect(`/producto/${slug}`);
  if (moved) throw redirect(productoHref(producto.categoria, producto.subcategoria, producto), 301);
  return withRelacionados(producto);
}

function fail(response: unknown): never {
  throw response;
}

export default function Producto({ loaderData }: Route.ComponentProps) {
  return <FichaProducto {...loaderData.value} />;
}
