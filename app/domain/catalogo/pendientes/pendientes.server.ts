import { db, type Tx } from "~/services/db/client.server";
import { readRows } from "~/services/db/rows.server";
import { countUpTo, join, sql } from "~/services/db/sql.server";
import { now } from "~/services/env/clock.server";
import { afterwards } from "~/domain/kernel/unit.server";

/**
 * So many products are changed in the transaction that changes what they are in; more in batches after it, so that nobody
 * waits for a million.
 */
export const AT_ONCE = 2_000;

/** So many of their applications, of which a product has up to 300, are written again in one transaction. */
export const AT_ONCE_APLICACIONES = 10_000;

/** Whether all products of some subcategories are too many for one transaction. */
export async function areMany(
  tx: Tx,
  subcategorias: readonly { id: number; productos_total: number }[],
): Promise<boolean> {
  if (subcategorias.reduce((sum, { productos_total }) => sum + productos_total, 0) > AT_ONCE) return true;
  // Prisma's count would sort them before it takes some.
  const suyas = sql`SELECT 1 FROM productos p JOIN aplicaciones a ON a.producto_id = p.id
    WHERE p.subcategoria_id IN (${join([0, ...subcategorias.map(({ id }) => id)])})`;
  const counted = sql`SELECT ${countUpTo(suyas, AT_ONCE_APLICACIONES + 1)} AS n`;
  const [row] = await tx.$queryRaw<{ n: bigint }[]>(counted);
  return Number(row?.n) > AT_ONCE_APLICACIONES;
}

let wake: () => void = () => undefined;

/** Names the function that begins pending work at once. */
export function onPending(begin: () => void): void {
  wake = begin;
}

/** Begins pending work once the transaction is over in which it was left. */
export function beginAfter(tx: Tx): void {
  afterwards(tx, beginSoon);
}

async function beginSoon(): Promise<void> {
  wake();
}

/** What a batch of pending work did: how many products, and up to which slug; null when none are left. */
export interface Batch {
  done: number;
  hasta: string | null;
}

/** What is left for later: products that follow their subcategory, or that go to another one. */
export type Pending =
  { tipo: "seguir"; subcategoria_id: number } | { tipo: "mover"; subcategoria_id: number; destino_id: number };

/** Leaves work with the products of a subcategory, inside a change of content; it begins after the commit. */
export async function leavePending(tx: Tx, { tipo, subcategoria_id, ...more }: Pending): Promise<void> {
  const where = { subcategoria_id_tipo: { subcategoria_id, tipo } };
  // A name that changes again before all products have it: they begin anew.
  await tx.pendiente.upsert({
    where,
    create: { tipo, subcategoria_id, ...more },
    update: { hasta: "", created_at: now() },
  });
  beginAfter(tx);
}

const seccion = { select: { id: true, nombre: true, productos_total: true } } as const;

/** The move under way from or into a subcategory; null when there is none. */
export async function findMove(tx: Tx, id: number) {
  const where = { tipo: "mover", OR: [{ subcategoria_id: id }, { destino_id: id }] };
  return tx.pendiente.findFirst({ where, include: { subcategoria: seccion, destino: seccion } });
}

/** Selects where the products of a subcategory are on their way to; an empty list when they stay. */
export const salida = { where: { tipo: "mover" }, select: { destino: { select: { nombre: true } } } } as const;

/** The subcategories whose products are on their way to another one. */
export async function listLeaving(): Promise<ReadonlySet<number>> {
  const rows = await db.pendiente.findMany({ where: { tipo: "mover" }, select: { subcategoria_id: true } });
  return new Set(rows.map(({ subcategoria_id }) => subcategoria_id));
}

/** Whether products of subcategories have yet to follow them, so that their search text may have a former name. */
export async function areFollowed(subcategoria: { id?: number; categoria_id?: number }): Promise<boolean> {
  const { id, categoria_id } = subcategoria;
  const suya = id === undefined ? sql`s.categoria_id = ${categoria_id}` : sql`s.id = ${id}`;
  const some = await readRows(
    sql`SELECT 1 FROM pendientes x JOIN subcategorias s ON s.id = x.subcategoria_id WHERE x.tipo = 'seguir' AND ${suya} LIMIT 1`,
  );
  return some.length > 0;
}
