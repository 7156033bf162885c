import { redirect } from "react-router";
import {
  type CategoriaLeida,
  findCategoria,
  findCategoriaByAny,
  findSubcategoria,
  findSubcategoriaById,
  resembleCategoria,
} from "~/domain/catalogo/sections.server";
import { catalogoPath, menuSlug } from "~/domain/paginas/menu";
import { listMenuActivo } from "~/domain/paginas/frame.server";
import { catalogoHref, categoriaHref } from "~/domain/catalogo/hrefs";
import { slugify } from "~/domain/kernel/text";
import { alCatalogo, notFoundResponse } from "~/site/frame/no-encontrado";

/** Whether an address is under /catalogo/, where ids are accepted too (DEC 3). */
export function isCatalogo(url: URL): boolean {
  return url.pathname.toLowerCase().startsWith(`${catalogoHref}/`);
}

/** Redirects the catalogue slug chosen in the menu to the catalogue (PUB §2, DEC 11). */
async function redirectIfCatalogo(text: string): Promise<void> {
  if (`/${menuSlug(text)}` === catalogoPath(await listMenuActivo())) throw redirect(catalogoHref);
}

/**
 * Finds the category of an address. Throws 301 for a former slug, 302 for a single closest match, otherwise 404 with
 * suggestions (DEC 2, 3, 5, 6). `byId`: the address is /catalogo/{id}.
 */
export async function resolveCategoria(text: string, byId: boolean) {
  const found = await (byId ? findCategoriaByAny(text) : findCategoria(text));
  if (found && !found.moved) return found;
  // A former slug of a category may since have become the catalogue's slug.
  if (!byId) await redirectIfCatalogo(text);
  if (found) return found;
  const similar = slugify(text) === "" ? [] : await resembleCategoria(text);
  const [only] = similar;
  if (only && similar.length === 1) throw redirect(categoriaHref(only));
  const sugerencias = similar.map(({ nombre, slug }) => ({ nombre, href: categoriaHref({ slug }) }));
  if (byId) {
    throw notFoundResponse({
      titulo: "Categoría no encontrada",
      detalle: "No se especificó una categoría válida.",
      sugerencias,
    });
  }
  throw notFoundResponse({ detalle: "Categoría no encontrada", sugerencias });
}

/**
 * Finds the subcategory of an address inside its category, under /catalogo by id too. Throws 404 with a link back to
 * the category.
 */
export async function resolveSubcategoria(categoria: CategoriaLeida, text: string, byId: boolean) {
  const found =
    (await findSubcategoria(categoria, text)) ??
    (await findSubcategoria(categoria, slugify(text))) ??
    (byId ? await findSubcategoriaById(categoria, text) : null);
  if (found) return found;
  throw notFoundResponse({
    titulo: "Subcategoría no encontrada",
    detalle: `${categoria.nombre} no tiene una subcategoría con esa dirección.`,
    enlaces: [{ nombre: `Ver ${categoria.nombre}`, href: categoriaHref(categoria) }, alCatalogo],
  });
}
