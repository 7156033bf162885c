import { redirect } from "react-router";
import {
  type CategoriaLeida,
  findCategoria,
  findCategoriaByAny,
  findSubcategoria,
  findSubcategoriaById,
  listSecciones,
} from "~/domain/catalogo/sections.server";
import { closest } from "~/domain/catalogo/resemblance";
import { catalogoPath, menuSlug } from "~/domain/paginas/menu";
import { listMenuActivo } from "~/domain/paginas/frame.server";
import { catalogoHref, categoriaHref } from "~/domain/catalogo/hrefs";
import { slugify } from "~/domain/kernel/text";
import { alCatalogo, notFoundResponse } from "~/site/frame/no-encontrado";

/** What an address deserves: it serves, or leads elsewhere for good (a former one) or for now (an approximate one). */
export type AddressStatus = 200 | 301 | 302;

/** Whether an address is under /catalogo/, where ids are accepted too (DEC 3). */
export function isCatalogo(url: URL): boolean {
  return url.pathname.toLowerCase().startsWith(`${catalogoHref}/`);
}

/** Redirects the catalogue slug chosen in the menu to the catalogue (PUB §2, DEC 11). */
async function redirectIfCatalogo(text: string): Promise<void> {
  if (`/${menuSlug(text)}` === catalogoPath(await listMenuActivo())) throw redirect(catalogoHref);
}

interface Found {
  categoria: CategoriaLeida;
  status: AddressStatus;
}

/** No category, and what the text resembles; what else may stand at such an address leads on for good. */
interface Missed {
  categoria: undefined;
  status: 301;
  similar: CategoriaLeida[];
}

/**
 * The category that a text means: by slug or name, by a former slug (301), or as the only one it resembles (302).
 * Otherwise all that it resembles (DEC 5, 6). `byId`: ids count too.
 */
export async function lookUpCategoria(text: string, byId = false): Promise<Found | Missed> {
  const found = await (byId ? findCategoriaByAny(text) : findCategoria(text));
  if (found) return { categoria: found.categoria, status: found.moved ? 301 : 200 };
  const similar = closest(text, await listSecciones());
  const [categoria, ...others] = similar;
  return categoria && others.length === 0 ? { categoria, status: 302 } : { categoria: undefined, status: 301, similar };
}

/** The same for the first part of a page's address, which may be the catalogue's slug too: then it leads there. */
async function lookUpOrCatalogo(text: string, byId: boolean) {
  const found = await lookUpCategoria(text, byId);
  // A former slug of a category may since have become the catalogue's slug.
  if (!byId && found.status !== 200) await redirectIfCatalogo(text);
  return found;
}

function categoriaAusente(text: string, byId: boolean, similar: readonly CategoriaLeida[]) {
  const sugerencias = similar.map(({ nombre, slug }) => ({ nombre, href: categoriaHref({ slug }) }));
  if (byId && slugify(text) === "") {
    return notFoundResponse({ titulo: "Error", detalle: "No se especificó una categoría válida." });
  }
  if (byId) {
    const detalle = "El catálogo no tiene una categoría con esa dirección.";
    return notFoundResponse({ titulo: "Categoría no encontrada", detalle, sugerencias });
  }
  return notFoundResponse({ detalle: "Categoría no encontrada", sugerencias });
}

/**
 * Finds the category of an address, and the status it deserves. Throws 404 with suggestions (DEC 2, 3). `byId`: the
 * address is /catalogo/{id}.
 */
export async function resolveCategoria(text: string, byId: boolean): Promise<Found> {
  const found = await lookUpOrCatalogo(text, byId);
  if (found.categoria) return found;
  throw categoriaAusente(text, byId, found.similar);
}

/**
 * Finds the subcategory of an address inside its category, under /catalogo by id too, and the status it deserves. Throws
 * 404 with a link back to the category.
 */
export async function resolveSubcategoria(params: { categoria: string; subcategoria: string }, byId: boolean) {
  const found = await lookUpOrCatalogo(params.categoria, byId);
  const { categoria, status } = found;
  const section =
    (await findSubcategoria(categoria, params.subcategoria)) ??
    (categoria && byId ? await findSubcategoriaById(categoria, params.subcategoria) : null);
  if (section) return { subcategoria: section.subcategoria, status: status === 200 && section.moved ? 301 : status };
  if (!found.categoria) throw categoriaAusente(params.categoria, byId, found.similar);
  const { nombre, slug } = found.categoria;
  throw notFoundResponse({
    titulo: "Subcategoría no encontrada",
    detalle: `${nombre} no tiene una subcategoría con esa dirección.`,
    enlaces: [{ nombre: `Ver ${nombre}`, href: categoriaHref({ slug }) }, alCatalogo],
  });
}
