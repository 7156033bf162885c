import { LARGEST_INTEGER } from "./values.server";

/**
 * Rows by falling id, read in batches so that memory does not hold all of them. `read` returns the first `take` rows
 * with ids below `before`.
 */
export async function* byFallingId<R extends { id: number }>(
  take: number,
  read: (before: number) => Promise<R[]>,
): AsyncGenerator<R, void> {
  let before = LARGEST_INTEGER;
  for (;;) {
    const rows = await read(before);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < take) return;
    before = last.id;
  }
}
