import type { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { overwrite } from "./coleccion.server";
import { changeContent } from "./contenido.server";
import { catalogoEntry, isPlainSlug, type MenuItemSchema, menuSlug } from "./menu";
import { firmaDe, type Movimiento, reorder } from "./orden.server";
import { FieldRefusal } from "./refusal";
import { isReserved } from "./reservados";

type MenuItemEdit = z.output<typeof MenuItemSchema>;

/** All entries of the menu in their order, which of them is the catalogue, and what the list is known by. */
export async function listMenu(tx: Tx = db) {
  const filas = await tx.menuItem.findMany({ orderBy: [{ orden: "asc" }, { id: "asc" }] });
  return { filas, firma: firmaDe(filas), catalogo: catalogoEntry(filas.filter(({ activo }) => activo))?.id ?? null };
}

/** The catalogue keeps its function whatever it is called: it stays recognisable, and its address stays its own. */
async function requireCatalogo(tx: Tx, id: number, value: MenuItemEdit): Promise<void> {
  const { filas, catalogo } = await listMenu(tx);
  const after = catalogoEntry(filas.map((row) => (row.id === id ? { ...row, ...value } : row)).filter((r) => r.activo));
  if (catalogo === id && value.activo && !after)
    throw new FieldRefusal("slug", "Deje «catálogo» en el nombre o «catalogo» en la ruta: así el sitio lo reconoce");
  if (after?.id !== id) return;
  const slug = menuSlug(value.slug);
  if (!isPlainSlug(slug)) throw new FieldRefusal("slug", "La ruta del catálogo es una sola palabra, como «catalogo»");
  if (slug !== "catalogo" && isReserved(slug))
    throw new FieldRefusal("slug", `La ruta «${slug}» está reservada por el sitio`);
  const categoria = await tx.categoria.findUnique({ where: { slug }, select: { nombre: true } });
  if (categoria) throw new FieldRefusal("slug", `La ruta «${slug}» es la de la categoría «${categoria.nombre}»`);
}

/** Saves a menu entry. Throws NotFound, Conflict, and FieldRefusal for an address the catalogue cannot have. */
export async function updateMenuItem(id: number, revision: number, value: MenuItemEdit): Promise<void> {
  await changeContent(async (tx) => {
    await requireCatalogo(tx, id, value);
    await overwrite(tx, "menu", tx.menuItem, { id, revision }, value);
  });
}

/** Moves a menu entry. Throws Refusal when the list has changed. */
export async function moveMenuItem(movimiento: Movimiento): Promise<void> {
  await reorder("menu_principal", movimiento);
}
