import { z } from "zod";
import { db, type Tx } from "~/services/db/client.server";
import { vocabularyOf } from "./search";
import { rememberWords } from "./search.server";
import { subcategoriasWords } from "./listas";
import { type Deletion, deletionTexts, moveFirst } from "~/domain/kernel/deletion";
import { entity } from "~/domain/kernel/entity.server";
import { orderedFiles } from "~/domain/medios/medios.server";
import { atributosText, filaDe } from "~/domain/medidas/atributos";
import type { AtributoLeido } from "~/domain/medidas/schemas/atributos";
import { atributosDe, writeAtributos } from "~/domain/medidas/atributos.server";
import { listDestinos, lostMedidas, moveProductos } from "./move-productos.server";
import { findMove } from "./pendientes/pendientes.server";
import { FieldRefusal, Refusal } from "~/domain/kernel/refusal";
import { followSubcategorias } from "./pendientes/follow.server";
import { dejaran } from "~/domain/medios/medios";
import { archivos, medios } from "~/domain/medios/projections.server";
import { rememberSlug, requireSlug } from "./slugs.server";
import { type SubcategoriaEdit, SubcategoriaSchema } from "./subcategorias";
import { countOf, toClave } from "~/domain/kernel/text";

/** A subcategory with its files, as the editor and the confirmation need it; null when it does not exist. */
export async function getSubcategoria(id: number) {
  const row = await db.subcategoria.findUnique({
    where: { id },
    include: { medios, categoria: { select: { nombre: true, slug: true } }, atributos: atributosDe },
  });
  return row && { ...row, medios: row.medios.map(({ medio }) => medio) };
}

/**
 * Key and slug of a subcategory. Throws FieldRefusal when the category has a subcategory with the same name or slug.
 */
async function derived(tx: Tx, value: SubcategoriaEdit, id: number | undefined, before = "") {
  const { categoria_id, nombre } = value;
  const clave = toClave(nombre);
  const slug = value.slug ? requireSlug(value.slug, "slug") : before || requireSlug(nombre);
  const categoria = await tx.categoria.findUnique({ where: { id: categoria_id }, select: { nombre: true } });
  if (!categoria) throw new FieldRefusal("categoria_id", "La categoría es requerida");
  const others = { categoria_id, id: { not: id } };
  const named = await tx.subcategoria.findFirst({ where: { ...others, clave }, select: { nombre: true } });
  if (named) throw new FieldRefusal("nombre", `«${categoria.nombre}» ya tiene la subcategoría «${named.nombre}»`);
  const placed = await tx.subcategoria.findFirst({ where: { ...others, slug }, select: { nombre: true } });
  if (placed) throw new FieldRefusal("slug", `La dirección «${slug}» ya es de «${placed.nombre}»`);
  await rememberWords(tx, vocabularyOf([nombre]));
  return { clave, slug };
}

/** What is saved with a subcategory besides its columns; what is left out stays as it is. */
const partes = {
  atributos: z.custom<{ filas: readonly AtributoLeido[]; dicho: readonly string[] }>().optional(),
};

/**
 * The subcategories, each with its files in order. The address changes only by hand or with the category; the old one
 * answers 301. A new name or category also changes the search text of the products.
 */
export const subcategorias = entity({
  name: "subcategorias",
  one: "Subcategoría",
  stored: { table: "subcategorias", title: "Subcategorías" },
  schema: SubcategoriaSchema.extend(partes),
  table: (tx) => tx.subcategoria,
  title: (row) => row.nombre,
  media: orderedFiles("subcategoria_id"),
  derive: async (tx, { atributos: _, ...value }, { before }) => ({
    ...value,
    ...(await derived(tx, value, before?.id, before?.slug)),
  }),
  saved: async (tx, { id: subcategoria_id, value: { categoria_id, nombre, atributos }, stored, before }) => {
    if (atributos) await writeAtributos(tx, { id: subcategoria_id, nombre }, atributos.filas, atributos.dicho);
    const from = before && { padre_id: before.categoria_id, slug: before.slug };
    const owner = { tipo: "subcategoria", subcategoria_id } as const;
    await rememberSlug(tx, owner, from, { padre_id: categoria_id, slug: stored.slug });
    if (!before) return;
    if (before.categoria_id !== categoria_id || before.nombre !== nombre)
      await followSubcategorias(tx, [subcategoria_id]);
  },
  beforeRemove: async (tx, { id, productos_total }) => {
    if (productos_total > 0)
      throw new Refusal(`La subcategoría tiene ${countOf(productos_total, "producto", "productos")}`);
    const move = await findMove(tx, id);
    if (move?.destino_id === id)
      throw new Refusal(`A la subcategoría están llegando los productos de ${move.subcategoria.nombre}`);
  },
  shown: async (row, tx) => {
    const atributos = await tx.atributo.findMany({ where: { subcategoria_id: row.id }, ...atributosDe });
    return { ...row, atributos: atributosText(atributos.map(filaDe)).join("\n") };
  },
  snapshot: async (tx, ids) => {
    const own = { id: true, nombre: true, slug: true, descripcion: true } as const;
    const select = {
      ...own,
      categoria: { select: { nombre: true } },
      medios: archivos,
      atributos: atributosDe,
    } as const;
    const rows = await tx.subcategoria.findMany({ where: { id: { in: ids } }, select });
    return rows.map(({ atributos, ...row }) => ({ ...row, atributos: atributosText(atributos.map(filaDe)) }));
  },
});

/** What prevents a deletion while products move from or into the subcategory; null when none do. */
async function movingText(id: number): Promise<string | null> {
  const move = await findMove(db, id);
  if (!move?.destino) return null;
  const { subcategoria, destino } = move;
  const what =
    subcategoria.id === id
      ? `Sus productos están pasando a ${destino.nombre}`
      : `Están llegando los productos de ${subcategoria.nombre}`;
  return `${what}. Por pasar: ${countOf(subcategoria.productos_total, "producto", "productos")}. Puede seguir trabajando.`;
}

/** What is told of the measures that a subcategory takes with it; "" for none. */
function lostAtributos(count: number): string {
  if (count === 0) return "";
  return ` También se ${count === 1 ? "elimina" : "eliminan"} ${countOf(count, "medida que se definió", "medidas que se definieron")} para ella.`;
}

export const deleteSubcategorias: Deletion = {
  ...deletionTexts(subcategoriasWords, subcategorias.name),
  ask: async (id) => {
    const row = await getSubcategoria(id);
    if (!row) return null;
    const { nombre, categoria, productos_total } = row;
    const titulo = `La subcategoría "${nombre}" no se puede eliminar todavía`;
    const moving = await movingText(id);
    return {
      pregunta: subcategoriasWords.textos.pregunta(nombre),
      partes: [
        `La subcategoría de ${categoria.nombre}${dejaran(row.medios.length)} de aparecer en el sitio de inmediato.${lostAtributos(row.atributos.length)} Esta acción no se puede deshacer.`,
      ],
      estorba: moving
        ? { titulo, texto: moving }
        : productos_total > 0 && {
            titulo,
            texto: `Tiene ${countOf(productos_total, "producto", "productos")}. ${moveFirst("lo", productos_total, "otra subcategoría")}${await lostMedidas({ subcategoria_id: id })}`,
            mover: { label: "Mover los productos a…", submit: "Mover productos", groups: await listDestinos(id) },
          },
    };
  },
  remove: async (id) => (await subcategorias.remove(id)).nombre,
  move: async (id, to) => {
    const moved = await moveProductos(id, to);
    if (!moved) return null;
    const { movidos, destino, after } = moved;
    if (after) {
      const texto = `${countOf(movidos, "producto pasa", "productos pasan")} a ${destino}. Puede seguir trabajando.`;
      return { titulo: "Productos en camino", texto };
    }
    const what = countOf(movidos, "producto pasó", "productos pasaron");
    return { titulo: "Productos movidos", texto: `${what} a ${destino}` };
  },
};
