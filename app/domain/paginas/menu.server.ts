import type { z } from "zod";
import type { Tx } from "~/services/db/client.server";
import type { Deletion } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import {
  canBeCatalogo,
  catalogoEntry,
  isOtherPage,
  isPlainSlug,
  MENU_MAX,
  type MenuEntry,
  mentionsCatalogo,
  menuSlug,
  sinCatalogo,
} from "./menu";
import { MenuItemSchema } from "./schemas/menu";
import { FieldRefusal } from "~/domain/kernel/refusal";
import { byOrden } from "~/domain/kernel/order";

type MenuItemEdit = z.output<typeof MenuItemSchema>;

/** Id of the entry that is the catalogue; null when there is none. */
function catalogoIn(filas: readonly (MenuEntry & { activo: boolean })[]): number | null {
  return catalogoEntry(filas.filter(({ activo }) => activo))?.id ?? null;
}

/**
 * Throws FieldRefusal for a change that would make the catalogue's entry unrecognisable or give it an address it
 * cannot have.
 */
async function requireCatalogo(tx: Tx, id: number, value: MenuItemEdit): Promise<void> {
  const filas = await tx.menuItem.findMany({ orderBy: [...byOrden] });
  const catalogo = catalogoIn(filas);
  const known = filas.some((row) => row.id === id);
  const edited = { ...value, id };
  const after = known ? filas.map((row) => (row.id === id ? { ...row, ...edited } : row)) : [...filas, edited];
  const next = catalogoEntry(after.filter(({ activo }) => activo));
  const slug = menuSlug(value.slug);
  if (catalogo === id && value.activo && !isPlainSlug(value.slug) && mentionsCatalogo(edited))
    throw new FieldRefusal("slug", "La ruta del catálogo es una sola palabra, como «catalogo»");
  if (catalogo === id && value.activo && isOtherPage(value.slug) && mentionsCatalogo(edited))
    throw new FieldRefusal("slug", `La ruta «${slug}» está reservada por el sitio`);
  if (catalogo === id && value.activo && !next)
    throw new FieldRefusal("slug", "Deje «catálogo» en el nombre o «catalogo» en la ruta: así el sitio lo reconoce");
  // In any position: it becomes the catalogue when the entries before it are moved, deactivated or deleted.
  if (!canBeCatalogo(edited)) return;
  const categoria = await tx.categoria.findUnique({ where: { slug }, select: { nombre: true } });
  if (categoria) throw new FieldRefusal("slug", `La ruta «${slug}» es la de la categoría «${categoria.nombre}»`);
}

/** The entries of the menu; a new one goes to the end. FieldRefusal for an address that the catalogue cannot have. */
export const menuItems = entity({
  name: "menu",
  one: "Menú",
  stored: { table: "menu_principal", title: "Menú" },
  schema: MenuItemSchema,
  table: (tx) => tx.menuItem,
  title: (row) => row.nombre,
  ordered: {
    append: true,
    most: { rows: MENU_MAX, full: `El menú admite hasta ${MENU_MAX} elementos. Elimine uno para agregar otro.` },
  },
  derive: async (tx, value, { before, place }) => {
    await requireCatalogo(tx, before?.id ?? 0, value);
    return { ...value, orden: place };
  },
});

/** All entries of the menu in their order, the id of the catalogue's, and the list hash `firma`. */
export async function listMenu() {
  const { filas, firma } = await menuItems.list();
  return { filas, firma, catalogo: catalogoIn(filas) };
}

export const deleteMenu: Deletion = {
  path: "/admin/home/menu",
  list: "/admin/home#menu",
  listName: "Menú de Navegación",
  entidad: menuItems.name,
  titulo: "Eliminar elemento del menú",
  eliminado: "Elemento del menú eliminado",
  failure: "Error al eliminar el elemento del menú",
  ask: async (id) => {
    const { filas, catalogo } = await listMenu();
    const fila = filas.find((one) => one.id === id);
    if (!fila) return null;
    const heir = catalogoEntry(filas.filter((one) => one.activo && one.id !== id));
    const lost = heir ? `El catálogo pasa a «${heir.nombre}».` : sinCatalogo;
    const aviso = id === catalogo ? `${lost} ` : "";
    const deja = fila.activo ? "dejará de aparecer en el menú" : "ya no aparece en el menú";
    const sigue = `${deja}. ${aviso}Esta acción no se puede deshacer.`;
    const pregunta = `¿Está seguro de que desea eliminar el elemento del menú "${fila.nombre}"?`;
    return { pregunta, partes: [{ fuerte: fila.nombre, sigue }] };
  },
  remove: async (id) => {
    await menuItems.remove(id);
    return undefined;
  },
};
