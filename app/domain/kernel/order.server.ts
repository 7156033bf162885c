import { createHash } from "node:crypto";
import type { Tx } from "~/services/db/client.server";
import { join, raw, sql } from "~/services/db/sql.server";
import { LARGEST_ORDEN } from "./fields";
import { moveWithinShown } from "./order";
import { Refusal } from "./refusal";
import { track } from "./history.server";
import { type HistorySource, writer } from "./unit.server";

/**
 * A row to move to a position (0-based) of the list as it was shown; `firma` is the list hash that it was shown with.
 */
export interface Move {
  id: number;
  posicion: number;
  firma: string;
}

interface Ordered {
  table: string;
  recorded: HistorySource;
  /** The editor shows the order, so a move increments `revision` like any other change. */
  typed: boolean;
}

const BATCH = 1_000;

interface Identified {
  id: number;
}

/**
 * The place after the last of these rows: highest + 1, or 1 for the first row (DEC 27). Behind the largest place it is
 * the same again: among equal places the newest row is the last.
 */
export function placeBehind(rows: readonly { orden?: number }[]): number {
  return Math.min(LARGEST_ORDEN, Math.max(0, ...rows.map(({ orden = 0 }) => orden)) + 1);
}

/** The list hash: identifies all ids of a list and those of its rows that a search shows, both in their order. */
export function listHash(all: readonly Identified[], shown: readonly Identified[]): string {
  return createHash("sha256")
    .update([all, shown].map((rows) => rows.map(({ id }) => id).join()).join(";"))
    .digest("base64url")
    .slice(0, 16);
}

async function renumber(tx: Tx, { table, typed }: Ordered, places: readonly { id: number; orden: number }[]) {
  const also = typed ? ", revision = revision + 1" : "";
  for (let start = 0; start < places.length; start += BATCH) {
    const values = places
      .slice(start, start + BATCH)
      .map(({ id, orden }) => sql`(CAST(${id} AS INTEGER), CAST(${orden} AS INTEGER))`);
    await writer(tx).$executeRaw(
      sql`UPDATE ${raw(table)} SET orden = v.column2${raw(also)}
          FROM (VALUES ${join(values)}) AS v WHERE ${raw(table)}.id = v.column1`,
    );
  }
}

/**
 * Moves a row within the rows `shown` and numbers the whole list 1..N (DEC 26). Every row whose number changed
 * is in the history, the moved one at the top. Throws Refusal when the list, or what the search shows of it, has
 * changed since it was shown.
 */
export async function reorder(
  tx: Tx,
  list: Ordered,
  { id, posicion, firma }: Move,
  shown: readonly Identified[],
): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number; orden: number }[]>(
    sql`SELECT id, orden FROM ${raw(list.table)} ORDER BY orden, id`,
  );
  const all = rows.map((row) => Number(row.id));
  const part = shown.map((row) => row.id);
  const ids = firma === listHash(rows, shown) ? moveWithinShown(all, part, id, posicion) : null;
  if (!ids) throw new Refusal("La lista cambió mientras usted la ordenaba. Revise el orden e intente de nuevo.");
  const before = new Map(rows.map((row) => [Number(row.id), Number(row.orden)]));
  const places = ids.map((one, index) => ({ id: one, orden: index + 1 }));
  const changed = places.filter((place) => before.get(place.id) !== place.orden);
  const moved = changed.map((place) => place.id);
  // The moved row is recorded last, because the history shows the newest line first.
  await track(tx, list.recorded, [...moved.filter((one) => one !== id), ...moved.filter((one) => one === id)]);
  await renumber(tx, list, changed);
}
