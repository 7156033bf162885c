interface WithSlug {
  slug: string;
}

export const catalogoHref = "/catalogo";

/** Address of a category's page. */
export function categoriaHref(categoria: WithSlug): string {
  return `/${categoria.slug}`;
}

/** Address of a subcategory's page. */
export function subcategoriaHref(categoria: WithSlug, subcategoria: WithSlug): string {
  return `/${categoria.slug}/${subcategoria.slug}`;
}

/** Address of a product's page (PUB §2: /productos/{category}/{subcategory}/{product}). */
export function productoHref(categoria: WithSlug, subcategoria: WithSlug, producto: WithSlug): string {
  return `/productos/${categoria.slug}/${subcategoria.slug}/${producto.slug}`;
}

/** Address of a file: on this site, or the one at Cloudinary or another site. */
export function mediaHref(medio: { almacen: string; clave: string }): string {
  return medio.almacen === "disco" ? `/media/${medio.clave}` : medio.clave;
}

/** Address of the contact form with subject and message filled in. */
export function contactoHref(prefilled: { asunto: string; mensaje: string }): string {
  return `/contacto?${new URLSearchParams(prefilled)}`;
}
