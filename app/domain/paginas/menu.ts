import { isReserved } from "~/domain/catalogo/reserved-addresses";
import { foldAccents, withoutEnd } from "~/domain/kernel/text";

export interface MenuEntry {
  id: number;
  nombre: string;
  slug: string;
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase();
}

/** A menu entry's slug, its path in lower case and without slashes around it. */
export function menuSlug(slug: string): string {
  const text = slug.trim();
  const [path = ""] = text.split(/[?#]/);
  return withoutEnd(path.toLowerCase().replace(/^\/+/, ""), /\//) + text.slice(path.length);
}

/** Whether an entry's name or slug mentions catalogue or categories (PUB §2), ignoring accents (DEC 11). */
export function mentionsCatalogo({ nombre, slug }: MenuEntry): boolean {
  return [menuSlug(slug), nombre].some((text) => /catalogo|categorias/.test(plain(text)));
}

/** Whether a slug is a single word, as the catalogue's address has to be. */
export function isPlainSlug(slug: string): boolean {
  return /^[\w-]*$/.test(plain(menuSlug(slug)));
}

/** Whether a slug is the address of another page of the site's own, where the catalogue cannot be. */
export function isOtherPage(slug: string): boolean {
  const word = menuSlug(slug);
  return word !== "catalogo" && isReserved(word);
}

/**
 * Whether an entry can be the catalogue's: it mentions the catalogue, and its slug is a single word
 * ("catalogo/amortiguadores" and "https://…" are not) that no other page has: "Catálogo por vehículo" at "vehiculos"
 * is a plain link, wherever it stands.
 */
export function canBeCatalogo(entry: MenuEntry): boolean {
  return isPlainSlug(entry.slug) && !isOtherPage(entry.slug) && mentionsCatalogo(entry);
}

/** The catalogue's entry: the first active entry that can be it; all others are plain links. */
export function catalogoEntry<T extends MenuEntry>(entries: readonly T[]): T | undefined {
  return entries.find(canBeCatalogo);
}

/** Path of the catalogue: '/' plus its entry's slug, '/catalogo' without an entry (PUB §2). */
export function catalogoPath(entries: readonly MenuEntry[]): string {
  const entry = catalogoEntry(entries);
  return entry ? `/${menuSlug(entry.slug) || "catalogo"}` : "/catalogo";
}

const EXTERNAL = /^(https?:|mailto:|tel:|#)/i;

/** Whether a slug is a complete address, or a place on the same page. */
export function isExternal(slug: string): boolean {
  return EXTERNAL.test(slug);
}

/** Link of an entry: '', '/' and 'inicio' are the home page (DEC 12); complete addresses stay as they are. */
export function menuHref(slug: string): string {
  if (isExternal(slug.trim())) return slug.trim();
  const path = menuSlug(slug);
  return path === "" || path === "inicio" ? "/" : `/${path}`;
}

/** Most entries; more do not fit into a header. */
export const MENU_MAX = 12;

/** Warning about a menu without the catalogue's entry; the catalogue is then at /catalogo (PUB §2). */
export const sinCatalogo =
  "Es el elemento del catálogo: sin él, el menú no muestra las categorías. El catálogo sigue en /catalogo. Para recuperarlo, agregue un elemento llamado «Catálogo».";
