import type { Tx } from "~/services/db/client.server";
import { firstCodigos } from "./productos";
import { changeContent } from "~/domain/kernel/change.server";
import { recordChange } from "~/domain/kernel/history.server";
import { writer } from "~/domain/kernel/unit.server";
import { FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { moveMedidas } from "~/domain/medidas/medidas.server";
import { rewriteBusqueda } from "./search-words.server";
import { freeSlug } from "./slugs.server";
import { countOf } from "~/domain/kernel/text";

const BATCH = 500;

interface Movido {
  id: number;
  slug: string;
}

/** Makes old addresses redirect to the moved products, and deletes older redirects from the same addresses. */
async function rememberMoved(tx: Tx, from: number, to: number, moved: readonly (Movido & { before: string })[]) {
  const tipo = "producto";
  await writer(tx).historialSlug.deleteMany({
    where: { tipo, padre_id: to, slug: { in: moved.map(({ slug }) => slug) } },
  });
  await writer(tx).historialSlug.deleteMany({
    where: { tipo, padre_id: from, slug: { in: moved.map(({ before }) => before) } },
  });
  await writer(tx).historialSlug.createMany({
    data: moved.map(({ id, before }) => ({ tipo, padre_id: from, slug: before, producto_id: id })),
  });
}

/** Records the move as one line of the history, because it may concern thousands of products. */
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

/**
 * Moves all products of a subcategory to another one; their old addresses answer 301. Throws NotFound and
 * FieldRefusal.
 */
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
        await writer(tx).producto.update({ where: { id }, data: { ...place, slug } });
      const ids = moved.map(({ id }) => id);
      await writer(tx).producto.updateMany({
        where: { id: { in: ids } },
        data: { ...place, revision: { increment: 1 } },
      });
      await rememberMoved(tx, from, destino_id, moved);
      await rewriteBusqueda(tx, { id: { in: ids } });
      await moveMedidas(tx, ids, destino_id);
    }
    await recordMoved(tx, from, origen.nombre, destino.nombre, rows);
    return { movidos: rows.length, destino: destino.nombre };
  });
}
