/** The order of rows that have a place, for queries. */
export const byOrden = [{ orden: "asc" }, { id: "asc" }] as const;

/** The order of rows from the newest to the oldest, for queries. */
export const newestFirst = [{ created_at: "desc" }, { id: "desc" }] as const;

/**
 * The ids with one of them moved to a position (0-based, limited to the list). The caller numbers them 1..N. Null
 * when the id is not in the list, because the rows changed meanwhile (DEC 26).
 */
export function moveId(ids: readonly number[], id: number, position: number): number[] | null {
  if (!ids.includes(id)) return null;
  const rest = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(position, rest.length));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/**
 * The whole list after a move within the rows that are shown: these exchange their places, all others keep theirs
 * (DEC 26). Null when the row is not shown, or a shown row is not in the list.
 */
export function moveWithinShown(
  all: readonly number[],
  shown: readonly number[],
  id: number,
  position: number,
): number[] | null {
  const order = moveId(shown, id, position);
  const mine = new Set(shown);
  if (!order || all.filter((other) => mine.has(other)).length !== shown.length) return null;
  const next = order.values();
  return all.map((other) => (mine.has(other) ? (next.next().value ?? other) : other));
}

/** Rows in the order of these ids; ids without a row are left out. */
export function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The visible ones of rows that were read by id, in the order of the ids. They are picked here: asked for what is
 * visible, SQLite reads all that is instead of these few.
 */
export function visiblesOf<T extends { id: number; visible: boolean }>(
  ids: readonly number[],
  rows: readonly T[],
): T[] {
  return inOrder(
    ids,
    rows.filter(({ visible }) => visible),
  );
}

/** The rows with one of them moved to a position (0-based, limited to the list). */
export function moveItem<T extends { id: number }>(rows: readonly T[], id: number, position: number): T[] {
  const ids = rows.map((row) => row.id);
  return inOrder(moveId(ids, id, position) ?? ids, rows);
}
