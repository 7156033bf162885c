import type { Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/sql.server";
import { readCountUpTo } from "~/services/db/rows.server";
import { listCategorias } from "./catalogo.server";
import { CODIGOS, firstCodigos } from "./productos";
import { changeContent } from "~/domain/kernel/change.server";
import { recordChange } from "~/domain/kernel/history.server";
import { writer } from "~/domain/kernel/unit.server";
import { FieldRefusal, NotFound } from "~/domain/kernel/refusal";
import { lostByMove } from "~/domain/medidas/atributos.server";
import { moveMedidas } from "~/domain/medidas/medidas.server";
import { areMany, type Batch, findMove, leavePending, listLeaving } from "./pendientes/pendientes.server";
import { rewriteBusqueda } from "./search-words.server";
import { freeSlugs } from "./slugs.server";
import { countedOf, countOf, MOST_COUNTED } from "~/domain/kernel/text";

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

type Destino = { id: number; categoria_id: number };

/** Moves products of a subcategory to another one, each with all that belongs to it. */
async function moveRows(tx: Tx, from: number, destino: Destino, rows: readonly Movido[]): Promise<void> {
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
}

/**
 * Moves the first `most` products that a subcategory has to another one. Returns how many did, and the last one's slug,
 * null when the subcategory has no more.
 */
export async function moveBatch(tx: Tx, from: number, destino: Destino, most: number): Promise<Batch> {
  const select = { id: true, slug: true } as const;
  const own = { where: { subcategoria_id: from }, orderBy: { slug: "asc" }, take: most, select } as const;
  const rows = await tx.producto.findMany(own);
  await moveRows(tx, from, destino, rows);
  return { done: rows.length, hasta: rows.length < most ? null : (rows.at(-1)?.slug ?? null) };
}

interface Move {
  /** Of the subcategory that the history names the move by: the one that is left whole, else the one moved to. */
  id: number;
  movidos: number;
  codigos: string;
  origen: string;
  destino: string;
  /** The measures that are lost. */
  medidas: string;
}

/** Records the move as one line of the history, because it may concern thousands of products. */
async function recordMove(tx: Tx, { id, movidos, codigos, origen, destino, medidas }: Move): Promise<void> {
  await recordChange(tx, {
    accion: "mover",
    entidad: "productos",
    entidad_id: String(id),
    titulo: countOf(movidos, "producto", "productos"),
    antes: { subcategoria: origen, medidas },
    despues: { subcategoria: destino, codigos },
  });
}

/** The subcategory that products are to move to. Throws FieldRefusal where there is none, or where others leave it. */
async function requireDestino(tx: Tx, id: number) {
  const destino = await tx.subcategoria.findUnique({ where: { id } });
  if (!destino) throw noDestino();
  // What has begun to leave for a third one would take some of these along.
  if ((await findMove(tx, id))?.subcategoria_id === id)
    throw new FieldRefusal(
      "destino_id",
      `Los productos de «${destino.nombre}» están pasando a otra subcategoría. Elija una distinta, o espere a que terminen.`,
    );
  return destino;
}

function noDestino(): FieldRefusal {
  return new FieldRefusal("destino_id", "Elija otra subcategoría");
}

/** The subcategories that products may move to, grouped by category: all whose products stay, but `except`. */
export async function listDestinos(except?: number) {
  const [categorias, leaving] = await Promise.all([listCategorias(), listLeaving()]);
  const groups = categorias.map(({ nombre, subcategorias: suyas }) => ({
    label: nombre,
    destinos: suyas
      .filter((otra) => otra.id !== except && !leaving.has(otra.id))
      .map((otra) => ({ id: otra.id, nombre: otra.nombre })),
  }));
  return groups.filter(({ destinos }) => destinos.length > 0);
}

/** What the question before a move says of the measures of a subcategory's products, or of these products. */
export async function lostMedidas(of: { subcategoria_id: number } | { ids: readonly number[] }): Promise<string> {
  const which =
    "ids" in of
      ? sql`producto_id IN (${join(of.ids)})`
      : sql`atributo_id IN (SELECT id FROM atributos WHERE subcategoria_id = ${of.subcategoria_id})`;
  const n = await readCountUpTo(sql`SELECT 1 FROM medidas WHERE ${which}`, MOST_COUNTED);
  return n === 0
    ? ""
    : ` Hay ${countedOf(n, "medida: pasa si la otra subcategoría también la tiene; si no, se pierde", "medidas: pasan las que la otra subcategoría también tenga, las demás se pierden")}.`;
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
    const origen = await tx.subcategoria.findUnique({
      where: { id: from },
      select: { id: true, nombre: true, productos_total: true },
    });
    if (!origen) throw new NotFound();
    const destino = await requireDestino(tx, destino_id);
    if (from === destino_id) throw noDestino();
    const movidos = origen.productos_total;
    if (movidos === 0 || (await findMove(tx, from))) return null;
    const some = { where: { subcategoria_id: from }, orderBy: { slug: "asc" }, take: CODIGOS } as const;
    const first = await tx.producto.findMany({ ...some, select: { codigo: true } });
    const codigos = firstCodigos(
      first.map(({ codigo }) => codigo),
      movidos,
    );
    const medidas = await lostByMove(tx, from, destino_id);
    await recordMove(tx, { id: from, movidos, codigos, origen: origen.nombre, destino: destino.nombre, medidas });
    const after = await areMany(tx, [origen]);
    if (after) await leavePending(tx, { tipo: "mover", subcategoria_id: from, destino_id });
    else for (let rest = true; rest;) rest = (await moveBatch(tx, from, destino, BATCH)).hasta !== null;
    return { movidos, destino: destino.nombre, after };
  });
}

/**
 * Moves products to a subcategory together, those that are in another one; their old addresses answer 301. Returns how
 * many moved. Throws NotFound where none of them is there, and FieldRefusal.
 */
export async function moveMarcados(ids: readonly number[], destino_id: number): Promise<Omit<Moved, "after">> {
  return changeContent(async (tx) => {
    const destino = await requireDestino(tx, destino_id);
    const nombre = { select: { nombre: true } } as const;
    const there = await tx.producto.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, codigo: true, slug: true, subcategoria_id: true, subcategoria: nombre },
      orderBy: { codigo_clave: "asc" },
    });
    if (there.length === 0) throw new NotFound();
    const rows = there.filter(({ subcategoria_id }) => subcategoria_id !== destino_id);
    const perdidas: string[] = [];
    for (const from of new Set(rows.map(({ subcategoria_id }) => subcategoria_id))) {
      const suyos = rows.filter(({ subcategoria_id }) => subcategoria_id === from);
      const suyas = suyos.map(({ id }) => id);
      perdidas.push(await lostByMove(tx, from, destino_id, suyas));
      await moveRows(tx, from, destino, suyos);
    }
    if (rows.length > 0)
      await recordMove(tx, {
        ...{ id: destino_id, movidos: rows.length, destino: destino.nombre },
        codigos: firstCodigos(rows.map(({ codigo }) => codigo)),
        medidas: perdidas.filter(Boolean).join(", "),
        origen: [...new Set(rows.map(({ subcategoria }) => subcategoria.nombre))].join(", "),
      });
    return { movidos: rows.length, destino: destino.nombre };
  });
}
