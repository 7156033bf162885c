import type { Tx } from "~/services/db/client.server";
import { CODIGOS, firstCodigos } from "./productos";
import { changeContent } from "~/domain/kernel/change.server";
import { recordChange } from "~/domain/kernel/history.server";
import { writer } from "~/domain/kernel/unit.server";
import { FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { moveMedidas } from "~/domain/medidas/medidas.server";
import { areMany, type Batch, findMove, leavePending } from "./pendientes/pendientes.server";
import { rewriteBusqueda } from "./search-words.server";
import { freeSlugs } from "./slugs.server";
import { countOf } from "~/domain/kernel/text";

/** How many products move in one statement. */
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

/**
 * Moves the first `most` products that a subcategory has to another one, each with all that belongs to it. Returns how
 * many did, and the last one's slug, null when the subcategory has no more.
 */
export async function moveBatch(
  tx: Tx,
  from: number,
  destino: { id: number; categoria_id: number },
  most: number,
): Promise<Batch> {
  const select = { id: true, slug: true } as const;
  const own = { where: { subcategoria_id: from }, orderBy: { slug: "asc" }, take: most, select } as const;
  const rows = await tx.producto.findMany(own);
  const place = { subcategoria_id: destino.id, categoria_id: destino.categoria_id };
  const slugs = await freeSlugs(
    tx,
    destino.id,
    rows.map(({ slug }) => slug),
  );
  const moved = rows.map(({ id, slug: before }) => ({ id, before, slug: slugs.get(before) ?? before }));
  for (const { id, slug } of moved.filter((one) => one.slug !== one.before))
    await writer(tx).producto.update({ where: { id }, data: { ...place, slug } });
  const ids = moved.map(({ id }) => id);
  await writer(tx).producto.updateMany({
    where: { id: { in: ids } },
    data: { ...place, revision: { increment: 1 } },
  });
  await rememberMoved(tx, from, destino.id, moved);
  await rewriteBusqueda(tx, ids);
  await moveMedidas(tx, ids, destino.id);
  return { done: rows.length, hasta: rows.length < most ? null : (rows.at(-1)?.slug ?? null) };
}

interface Move {
  origen: { id: number; nombre: string; productos_total: number };
  destino: string;
}

/** Records the move as one line of the history, because it may concern thousands of products. */
async function recordMove(tx: Tx, { origen: { id, nombre, productos_total }, destino }: Move): Promise<void> {
  const some = { where: { subcategoria_id: id }, orderBy: { slug: "asc" }, take: CODIGOS } as const;
  const first = await tx.producto.findMany({ ...some, select: { codigo: true } });
  const codigos = firstCodigos(
    first.map(({ codigo }) => codigo),
    productos_total,
  );
  await recordChange(tx, {
    accion: "mover",
    entidad: "productos",
    entidad_id: String(id),
    titulo: countOf(productos_total, "producto", "productos"),
    antes: { subcategoria: nombre },
    despues: { subcategoria: destino, codigos },
  });
}

/** How many products move to the subcategory of this name; `after`: from now on, in batches. */
interface Moved {
  movidos: number;
  destino: string;
  after: boolean;
}

/**
 * Moves all products of a subcategory to another one; their old addresses answer 301. Very many move after the answer.
 * Null where there is nothing to move or a move is under way already. Throws NotFound and FieldRefusal.
 */
export async function moveProductos(from: number, destino_id: number): Promise<Moved | null> {
  return changeContent(async (tx) => {
    const destino = await tx.subcategoria.findUnique({ where: { id: destino_id } });
    const origen = await tx.subcategoria.findUnique({
      where: { id: from },
      select: { id: true, nombre: true, productos_total: true },
    });
    if (!origen) throw new NotFound();
    // What has begun to leave for a third one would take some of these along.
    const theirs = destino && (await findMove(tx, destino_id));
    if (!destino || from === destino_id || theirs?.subcategoria_id === destino_id)
      throw new FieldRefusal("destino_id", "Elija otra subcategoría");
    const movidos = origen.productos_total;
    if (movidos === 0 || (await findMove(tx, from))) return null;
    await recordMove(tx, { origen, destino: destino.nombre });
    const after = await areMany(tx, [origen]);
    if (after) await leavePending(tx, { tipo: "mover", subcategoria_id: from, destino_id });
    else for (let rest = true; rest;) rest = (await moveBatch(tx, from, destino, BATCH)).hasta !== null;
    return { movidos, destino: destino.nombre, after };
  });
}
