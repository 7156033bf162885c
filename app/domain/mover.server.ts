import type { Tx } from "~/services/db/client.server";
import { recordChange, track } from "./auditoria.server";
import { firstCodigos } from "./auditoria";
import { changeContent } from "./contenido.server";
import { FieldRefusal, NotFound } from "./refusal";
import { rewriteBusqueda } from "./renombrar.server";
import { freeSlug, rememberSlug } from "./slugs.server";
import { countOf } from "./texto";

const BATCH = 500;

/**
 * Moves all subcategories of a category, with their products, to another one; their old addresses answer 301. Throws
 * NotFound, and FieldRefusal when the other one has subcategories of the same names.
 */
export async function moveSubcategorias(
  from: number,
  destino_id: number,
): Promise<{ movidas: number; destino: string }> {
  return changeContent(async (tx) => {
    const destino = await tx.categoria.findUnique({
      where: { id: destino_id },
      select: { nombre: true, subcategorias: { select: { clave: true, slug: true } } },
    });
    if (!destino || from === destino_id) throw new FieldRefusal("destino_id", "Elija otra categoría");
    const subcategorias = await tx.subcategoria.findMany({ where: { categoria_id: from } });
    const same = subcategorias.filter(({ clave, slug }) =>
      destino.subcategorias.some((other) => other.clave === clave || other.slug === slug),
    );
    if (same.length > 0) {
      const names = same.map(({ nombre }) => `«${nombre}»`).join(", ");
      throw new FieldRefusal(
        "destino_id",
        `«${destino.nombre}» ya tiene ${names}: cambie antes el nombre de una de las dos`,
      );
    }
    const ids = subcategorias.map(({ id }) => id);
    await track(tx, "subcategorias", ids);
    for (const { id, slug } of subcategorias) {
      await tx.subcategoria.update({ where: { id }, data: { categoria_id: destino_id, revision: { increment: 1 } } });
      const owner = { tipo: "subcategoria", subcategoria_id: id } as const;
      await rememberSlug(tx, owner, { padre_id: from, slug }, { padre_id: destino_id, slug });
      await tx.producto.updateMany({ where: { subcategoria_id: id }, data: { categoria_id: destino_id } });
      await rewriteBusqueda(tx, { subcategoria_id: id });
    }
    return { movidas: subcategorias.length, destino: destino.nombre };
  });
}

interface Movido {
  id: number;
  slug: string;
}

/** Old addresses of products lead to the new ones; nobody else's old address stands in their way. */
async function rememberMoved(tx: Tx, from: number, to: number, moved: readonly (Movido & { before: string })[]) {
  const tipo = "producto";
  await tx.historialSlug.deleteMany({ where: { tipo, padre_id: to, slug: { in: moved.map(({ slug }) => slug) } } });
  await tx.historialSlug.deleteMany({
    where: { tipo, padre_id: from, slug: { in: moved.map(({ before }) => before) } },
  });
  await tx.historialSlug.createMany({
    data: moved.map(({ id, before }) => ({ tipo, padre_id: from, slug: before, producto_id: id })),
  });
}

/** One line for all of them: there may be thousands. */
async function recordMoved(tx: Tx, from: number, origen: string, destino: string, rows: readonly { codigo: string }[]) {
  if (rows.length === 0) return;
  await recordChange(tx, {
    accion: "mover",
    entidad: "productos",
    entidad_id: String(from),
    titulo: countOf(rows.length, "producto", "productos"),
    antes: { subcategoria: origen },
    despues: { subcategoria: destino, codigos: firstCodigos(rows.map(({ codigo }) => codigo)) },
  });
}

/** Moves all products of a subcategory to another one; their old addresses answer 301. Throws NotFound or FieldRefusal. */
export async function moveProductos(from: number, destino_id: number): Promise<{ movidos: number; destino: string }> {
  return changeContent(async (tx) => {
    const destino = await tx.subcategoria.findUnique({ where: { id: destino_id } });
    const origen = await tx.subcategoria.findUnique({ where: { id: from }, select: { nombre: true } });
    if (!origen) throw new NotFound();
    if (!destino || from === destino_id) throw new FieldRefusal("destino_id", "Elija otra subcategoría");
    const there = await tx.producto.findMany({ where: { subcategoria_id: destino_id }, select: { slug: true } });
    const taken = new Set(there.map(({ slug }) => slug));
    const select = { id: true, slug: true, codigo: true } as const;
    const rows = await tx.producto.findMany({ where: { subcategoria_id: from }, select });
    const place = { subcategoria_id: destino_id, categoria_id: destino.categoria_id };
    for (let start = 0; start < rows.length; start += BATCH) {
      const moved = rows.slice(start, start + BATCH).map(({ id, slug: before }) => {
        const slug = freeSlug(before, taken);
        taken.add(slug);
        return { id, before, slug };
      });
      for (const { id, slug } of moved.filter((one) => one.slug !== one.before))
        await tx.producto.update({ where: { id }, data: { ...place, slug } });
      const ids = moved.map(({ id }) => id);
      await tx.producto.updateMany({ where: { id: { in: ids } }, data: { ...place, revision: { increment: 1 } } });
      await rememberMoved(tx, from, destino_id, moved);
      await rewriteBusqueda(tx, { id: { in: ids } });
    }
    await recordMoved(tx, from, origen.nombre, destino.nombre, rows);
    return { movidos: rows.length, destino: destino.nombre };
  });
}
