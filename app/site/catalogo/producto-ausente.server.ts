import { type Ficha, findHidden } from "~/domain/catalogo/ficha/ficha.server";
import { catalogoHref, categoriaHref, productoHref, subcategoriaHref } from "~/domain/catalogo/hrefs";
import { notFoundResponse } from "~/site/frame/no-encontrado";

interface Section {
  nombre: string;
  slug: string;
}

/**
 * Makes the 404 'Producto no encontrado', with a link to the nearest existing section and 'Volver al catálogo'
 * (DEC 2, 8), and the products that the address may mean.
 */
export function productoAusente(categoria?: Section, subcategoria?: Section, similar: readonly Ficha[] = []) {
  const near = categoria && (subcategoria ?? categoria);
  const href = categoria && (subcategoria ? subcategoriaHref(categoria, subcategoria) : categoriaHref(categoria));
  return notFoundResponse({
    titulo: "Producto no encontrado",
    detalle: "La referencia cambió de nombre, se retiró del catálogo o la dirección tiene un error.",
    enlaces: [
      ...(near && href ? [{ nombre: `Ver ${near.nombre}`, href }] : []),
      { nombre: "Volver al catálogo", href: catalogoHref },
    ],
    sugerencias: similar.map((one) => ({
      nombre: `${one.codigo} · ${one.nombre}`,
      href: productoHref(one.categoria, one.subcategoria, one),
    })),
  });
}

/** The same 404 for an address without a subcategory; a hidden product still links to its own subcategory. */
export async function shortAddressNotFound(text: string, categoria?: Section & { id: number }) {
  const hidden = await findHidden(text, categoria?.id);
  return hidden ? productoAusente(hidden.categoria, hidden.subcategoria) : productoAusente(categoria);
}
