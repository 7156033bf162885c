import { redirect } from "react-router";
import {
  type Ficha,
  findProducto,
  findProductoOfGone,
  findProductosInCategoria,
  listRelacionados,
} from "~/domain/catalogo/ficha/ficha.server";
import { productoHref } from "~/domain/catalogo/hrefs";
import { type CategoriaLeida, findSubcategoria } from "~/domain/catalogo/sections.server";
import { slugify } from "~/domain/kernel/text";
import { quoteOf } from "~/domain/mensajes/cotizacion";
import { ServerOnly } from "~/site/frame/server-only";
import { FichaProducto } from "~/site/catalogo/ficha-producto";
import { shortAddressNotFound, productoAusente } from "~/site/catalogo/producto-ausente.server";
import { type AddressStatus, lookUpCategoria } from "~/site/catalogo/resolver.server";
import type { Route } from "./+types/producto";

async function withRelacionados(producto: Ficha) {
  const relacionados = await listRelacionados(producto);
  return new ServerOnly({ producto, relacionados }, quoteOf(producto).mensaje);
}

/**
 * The product page (PUB §2), at /productos/{category}/{subcategory}/{product} and at the short form without the
 * subcategory.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  const { categoria, status } = await lookUpCategoria(params.categoria);
  if (categoria && !params.subcategoria) return shortForm(categoria, status, params.producto);
  const section = await findSubcategoria(categoria, params.subcategoria ?? "");
  const slug = slugify(params.producto);
  const producto = (section && (await findProducto(section.subcategoria.id, slug))) ?? (await findProductoOfGone(slug));
  if (!producto?.visible) throw productoAusente(section?.subcategoria.categoria ?? categoria, section?.subcategoria);
  const canonica = canonicaOf(producto);
  if (url.pathname !== canonica) throw redirect(canonica, status === 302 ? 302 : 301);
  return withRelacionados(producto);
}

async function shortForm(categoria: CategoriaLeida, status: AddressStatus, text: string) {
  const slug = slugify(text);
  const { productos, former } = await findProductosInCategoria(categoria, slug);
  const [producto, ...others] = productos;
  const left = producto ? null : await findProductoOfGone(slug);
  if (left?.visible) throw redirect(canonicaOf(left), 301);
  if (!producto) throw await shortAddressNotFound(text, categoria);
  if (others.length > 0) {
    if (former) throw productoAusente(categoria, undefined, productos);
    throw redirect(`/producto/${producto.slug}`);
  }
  if (former || status !== 200) throw redirect(canonicaOf(producto), status === 302 ? 302 : 301);
  return withRelacionados(producto);
}

function canonicaOf({ categoria, subcategoria, slug }: Ficha): string {
  return productoHref(categoria, subcategoria, { slug });
}

export default function Producto({ loaderData }: Route.ComponentProps) {
  return <FichaProducto {...loaderData.value} />;
}
