import type { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { trackNew } from "./auditoria.server";
import { collection, overwrite } from "./coleccion.server";
import { changeContent } from "./contenido.server";
import {
  canBeCatalogo,
  catalogoEntry,
  isPlainSlug,
  MENU_MAX,
  type MenuItemSchema,
  mentionsCatalogo,
  menuSlug,
} from "./menu";
import { placeBehind } from "./orden";
import { firmaDe, type Movimiento, reorder } from "./orden.server";
import { FieldRefusal, Refusal } from "./refusal";
import { isReserved } from "./reservados";

type MenuItemEdit = z.output<typeof MenuItemSchema>;

/** The entries of the menu. */
export const menuItems = collection("menu", (tx) => tx.menuItem);

/** All entries of the menu in their order, which of them is the catalogue, and what the list is known by. */
export async function listMenu(tx: Tx = db) {
  const filas = await menuItems.list(tx);
  return { filas, firma: firmaDe(filas), catalogo: catalogoEntry(filas.filter(({ activo }) => activo))?.id ?? null };
}
type Menu = Awaited<ReturnType<typeof listMenu>>;

/** The catalogue keeps its function whatever it is called: it stays recognisable, and its address stays its own. */
async function requireCatalogo(tx: Tx, { filas, catalogo }: Menu, id: number, value: MenuItemEdit): Promise<void> {
  const known = filas.some((row) => row.id === id);
  const edited = { ...value, id };
  const after = known ? filas.map((row) => (row.id === id ? { ...row, ...edited } : row)) : [...filas, edited];
  const next = catalogoEntry(after.filter(({ activo }) => activo));
  if (catalogo === id && value.activo && !isPlainSlug(value.slug) && mentionsCatalogo(edited))
    throw new FieldRefusal("slug", "La ruta del catálogo es una sola palabra, como «catalogo»");
  if (catalogo === id && value.activo && !next)
    throw new FieldRefusal("slug", "Deje «catálogo» en el nombre o «catalogo» en la ruta: así el sitio lo reconoce");
  const slug = menuSlug(value.slug);
  if (next?.id === id && slug !== "catalogo" && isReserved(slug))
    throw new FieldRefusal("slug", `La ruta «${slug}» está reservada por el sitio`);
  // Whatever its place: it is the catalogue once those before it are moved, switched off or deleted.
  if (!canBeCatalogo(edited)) return;
  const categoria = await tx.categoria.findUnique({ where: { slug }, select: { nombre: true } });
  if (categoria) throw new FieldRefusal("slug", `La ruta «${slug}» es la de la categoría «${categoria.nombre}»`);
}

/** Saves a menu entry. Throws NotFound, Conflict, and FieldRefusal for an address the catalogue cannot have. */
export async function updateMenuItem(id: number, revision: number, value: MenuItemEdit): Promise<void> {
  await changeContent(async (tx) => {
    await requireCatalogo(tx, await listMenu(tx), id, value);
    await overwrite(tx, "menu", tx.menuItem, { id, revision }, value);
  });
}

/** Adds an entry at the end of the menu. Throws Refusal when it is full, FieldRefusal as `updateMenuItem` does. */
export async function createMenuItem(value: MenuItemEdit): Promise<void> {
  await changeContent(async (tx) => {
    const menu = await listMenu(tx);
    if (menu.filas.length >= MENU_MAX)
      throw new Refusal(`El menú admite hasta ${MENU_MAX} elementos. Elimine uno para agregar otro.`);
    await requireCatalogo(tx, menu, 0, value);
    const { id } = await tx.menuItem.create({ data: { ...value, orden: placeBehind(menu.filas) } });
    trackNew(tx, "menu", id);
  });
}

/** Moves a menu entry. Throws Refusal when the list has changed. */
export async function moveMenuItem(movimiento: Movimiento): Promise<void> {
  await reorder("menu_principal", movimiento);
}
