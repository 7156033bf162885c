import { links } from "../site/reading";
import { db, signedIn, Visitor } from "../site/site";

export const admin = await signedIn();
export const path = "/admin/home";
/** The header's menu, on every page of the site; the button that opens its dropdown, and what that opens. */
export const menu = 'header nav[aria-label="Principal"]';
export const opener = `${menu} [popovertarget=menu]`;

/** Fills the menu with four entries, in place of those that are there. */
export async function resetMenu(): Promise<void> {
  await db.menuItem.deleteMany();
  for (const [index, nombre] of ["Inicio", "Catálogo", "Nosotros", "Contacto"].entries()) {
    const slug = ["inicio", "catalogo", "nosotros", "contacto"][index] ?? "";
    await db.menuItem.create({ data: { nombre, slug, orden: index + 1 } });
  }
}

export async function item(nombre: string) {
  return db.menuItem.findFirstOrThrow({ where: { nombre } });
}

/** Saves the form of an entry; returns the form's selector and the page that answers. */
export async function save(nombre: string, typed: Record<string, string | null>) {
  const { id } = await item(nombre);
  return { form: `#f-menu-${id}`, page: await admin.submit(await admin.visit(path), `#f-menu-${id}`, typed) };
}

/** The menu as visitors see it: texts and addresses. */
export async function siteMenu(): Promise<[string, string][]> {
  return links(await new Visitor().visit("/nosotros"), `${menu} li > a:not(:has(+ button))`);
}
