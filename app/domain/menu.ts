import { foldAccents } from "./texto";

export interface MenuEntry {
  id: number;
  nombre: string;
  slug: string;
}

function plain(text: string): string {
  return foldAccents(text).toLowerCase();
}

/** Slug of a menu entry without the slashes around it, lower case. */
export function menuSlug(slug: string): string {
  return slug
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, "");
}

/** Whether an entry speaks of the catalogue (PUB §2, compared without accents: decision 11). */
export function mentionsCatalogo({ nombre, slug }: MenuEntry): boolean {
  return plain(menuSlug(slug)).includes("catalogo") || /catalogo|categorias/.test(plain(nombre));
}

/** The entry that is the catalogue: the first match of the active entries in their order; the others are plain links. */
export function catalogoEntry<T extends MenuEntry>(entries: readonly T[]): T | undefined {
  return entries.find(mentionsCatalogo);
}

/** '/' plus the catalogue entry's slug, '/catalogo' without one (PUB §2). */
export function catalogoPath(entries: readonly MenuEntry[]): string {
  const entry = catalogoEntry(entries);
  return entry ? `/${menuSlug(entry.slug) || "catalogo"}` : "/catalogo";
}

const EXTERNAL = /^(https?:|mailto:|tel:|#)/i;

/** Where an entry leads: '', '/', 'inicio' are the home page (decision 12); addresses typed whole stay as they are. */
export function menuHref(slug: string): string {
  if (EXTERNAL.test(slug.trim())) return slug.trim();
  const path = menuSlug(slug);
  return path === "" || path === "inicio" ? "/" : `/${path}`;
}
