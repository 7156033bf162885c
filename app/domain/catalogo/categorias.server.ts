import { db, type Tx } from "~/services/db/client.server";
import { vocabularyOf } from "./search";
import { rememberWords } from "./search.server";
import { listCategorias } from "./catalogo.server";
import { type CategoriaEdit, CategoriaSchema } from "./categorias";
import { categoriasWords } from "./listas";
import { type Deletion, deletionTexts, moveFirst } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { canBeCatalogo, menuSlug } from "~/domain/paginas/menu";
import { orderedFiles } from "~/domain/medios/medios.server";
import { moveSubcategorias } from "./move-subcategorias.server";
import { FieldRefusal, Refusal } from "~/domain/kernel/refusal";
import { followSubcategorias } from "./pendientes/follow.server";
import { isReserved } from "./reserved-addresses";
import { dejaran } from "~/domain/medios/medios";
import { archivos, medios } from "~/domain/medios/projections.server";
import { rememberSlug, requireSlug } from "./slugs.server";
import { countOf, holdsAll, toClave } from "~/domain/kernel/text";
import { byOrden } from "~/domain/kernel/order";

/** A category with its files, as the editor and the confirmation need it; null when it does not exist. */
export async function getCategoria(id: number) {
  const row = await db.categoria.findUnique({
    where: { id },
    include: { medios, subcategorias: { select: { productos_total: true } } },
  });
  if (!row) return null;
  const { subcategorias, ...categoria } = row;
  const productos = subcategorias.reduce((sum, { productos_total }) => sum + productos_total, 0);
  const files = row.medios.map(({ medio }) => medio);
  return { ...categoria, medios: files, subcategorias: subcategorias.length, productos };
}

/** All categories whose name or description contains every part of a search (ADM §2), in the catalogue's order. */
export async function searchCategorias(q: string) {
  const rows = await db.categoria.findMany({
    orderBy: [...byOrden],
    // A count of their files would read those of all products first.
    select: { id: true, nombre: true, descripcion: true, medios: { select: { id: true } } },
  });
  return rows.filter(({ nombre, descripcion }) => holdsAll(q, nombre, descripcion));
}

/** Throws FieldRefusal for a slug that the catalogue's menu entry has, or an entry that may become the catalogue's. */
async function requireNotCatalogo(tx: Tx, slug: string): Promise<void> {
  const entries = await tx.menuItem.findMany();
  const entry = entries.find((one) => canBeCatalogo(one) && menuSlug(one.slug) === slug);
  if (!entry) return;
  throw new FieldRefusal(
    "nombre",
    `La dirección /${slug} es la del elemento del menú «${entry.nombre}»: elija otro nombre`,
  );
}

/** Key and slug of a category's name. Throws FieldRefusal when the address is reserved or taken. */
async function keysOf(tx: Tx, { nombre }: Pick<CategoriaEdit, "nombre">, before: { id: number; slug: string } | null) {
  const keys = { clave: toClave(nombre), slug: requireSlug(nombre) };
  if (isReserved(keys.slug))
    throw new FieldRefusal("nombre", `La dirección /${keys.slug} es del sitio: elija otro nombre`);
  const taken = await tx.categoria.findFirst({
    where: { OR: [{ clave: keys.clave }, { slug: keys.slug }], id: { not: before?.id } },
    select: { nombre: true },
  });
  if (taken) throw new FieldRefusal("nombre", `Ya existe la categoría «${taken.nombre}»`);
  if (keys.slug !== before?.slug) await requireNotCatalogo(tx, keys.slug);
  await rememberWords(tx, vocabularyOf([nombre]));
  return keys;
}

/**
 * The categories, each with its files in order; a new one goes to the end. A new name changes the category's address
 * (the old one answers 301) and the search text of its products.
 */
export const categorias = entity({
  name: "categorias",
  one: "Categoría",
  stored: { table: "categorias_info", title: "Categorías" },
  schema: CategoriaSchema,
  table: (tx) => tx.categoria,
  title: (row) => row.nombre,
  ordered: { append: true },
  media: orderedFiles("categoria_id"),
  derive: async (tx, value, { before }) => ({ ...value, ...(await keysOf(tx, value, before)) }),
  saved: async (tx, { id, value, stored, before }) => {
    const from = before && { padre_id: 0, slug: before.slug };
    await rememberSlug(tx, { tipo: "categoria", categoria_id: id }, from, { padre_id: 0, slug: stored.slug });
    if (!before || before.nombre === value.nombre) return;
    const own = await tx.subcategoria.findMany({ where: { categoria_id: id }, select: { id: true } });
    await followSubcategorias(
      tx,
      own.map((one) => one.id),
    );
  },
  beforeRemove: async (tx, { id: categoria_id }) => {
    const subcategorias = await tx.subcategoria.count({ where: { categoria_id } });
    const productos = await tx.producto.count({ where: { categoria_id } });
    if (subcategorias + productos > 0)
      throw new Refusal(`La categoría tiene ${childrenText(subcategorias, productos)}`);
  },
  snapshot: (tx, ids) => {
    const own = { id: true, nombre: true, slug: true, descripcion: true, orden: true } as const;
    const select = { ...own, dibujo: true, foto_tarjeta: true, medios: archivos } as const;
    return tx.categoria.findMany({ where: { id: { in: ids } }, select });
  },
});

/** "4 subcategorías y 1.846 productos". */
function childrenText(subcategorias: number, productos: number): string {
  const both = [
    subcategorias > 0 && countOf(subcategorias, "subcategoría", "subcategorías"),
    productos > 0 && countOf(productos, "producto", "productos"),
  ];
  return both.filter(Boolean).join(" y ");
}

function followText(productos: number): string {
  const what = countOf(productos, "producto suyo sigue", "productos suyos siguen");
  return `${what} a su subcategoría, que pasó a otra categoría. Espere un momento. Puede seguir trabajando.`;
}

export const deleteCategorias: Deletion = {
  ...deletionTexts(categoriasWords, categorias.name),
  ask: async (id) => {
    const row = await getCategoria(id);
    if (!row) return null;
    const { nombre, descripcion, medios, subcategorias, productos } = row;
    const otras = subcategorias > 0 ? (await listCategorias()).filter((otra) => otra.id !== id) : [];
    // Very many products follow their subcategory to another category after its move.
    const siguen = subcategorias > 0 ? 0 : await db.producto.count({ where: { categoria_id: id } });
    const titulo = `La categoría "${nombre}" no se puede eliminar todavía`;
    return {
      pregunta: categoriasWords.textos.pregunta(nombre),
      partes: [
        `La categoría${dejaran(medios.length)} de aparecer en el sitio de inmediato. Esta acción no se puede deshacer.`,
        { nota: descripcion },
      ],
      estorba:
        subcategorias > 0
          ? {
              titulo,
              texto: `Tiene ${childrenText(subcategorias, productos)}. ${moveFirst(productos > 0 ? "lo" : "la", subcategorias + productos, "otra categoría")}`,
              mover: {
                label: "Mover las subcategorías a…",
                submit: "Mover subcategorías",
                groups: [{ label: null, destinos: otras.map((otra) => ({ id: otra.id, nombre: otra.nombre })) }],
              },
            }
          : siguen > 0 && { titulo, texto: followText(siguen) },
    };
  },
  remove: async (id) => (await categorias.remove(id)).nombre,
  move: async (id, to) => {
    const { movidas, destino } = await moveSubcategorias(id, to);
    if (movidas === 0) return null;
    const what = countOf(movidas, "subcategoría pasó", "subcategorías pasaron");
    return { titulo: "Subcategorías movidas", texto: `${what} a ${destino}` };
  },
};
