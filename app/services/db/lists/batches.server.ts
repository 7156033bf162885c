import { setImmediate } from "node:timers/promises";
import { raw, sql } from "../sql.server";
import { readRows } from "../rows.server";
import { LARGEST_INTEGER } from "../values.server";

/** Ids that one statement looks through where no index helps: on SQLite all other requests wait for it. */
const PART = 10_000;

/** Ids above `gt`, up to `lte`; a filter of Prisma's. */
export interface Ids {
  gt: number;
  lte: number;
}

/** The ids of a table in parts, the newest first. Each begins with an id that there is: gaps take no time. */
async function* partsOf(tabla: string): AsyncGenerator<Ids, void> {
  for (let until = LARGEST_INTEGER; ;) {
    const [row] = await readRows<{ id: number | null }>(
      sql`SELECT max(id) AS id FROM ${raw(`"${tabla}"`)} WHERE id <= ${until}`,
    );
    if (!row?.id) return;
    until = row.id - PART;
    yield { gt: until, lte: row.id };
  }
}

/**
 * Rows of a table by falling id, read in batches so that memory does not hold all of them. `read` returns the newest
 * `take` of these ids.
 */
export async function* byFallingId<R extends { id: number }>(
  tabla: string,
  take: number,
  read: (ids: Ids) => Promise<R[]>,
): AsyncGenerator<R, void> {
  for await (const { gt, lte } of partsOf(tabla)) {
    for (let [until, more] = [lte, true]; more;) {
      const rows = await read({ gt, lte: until });
      yield* rows;
      more = rows.length === take;
      until = (rows.at(-1)?.id ?? gt) - 1;
    }
  }
}

interface Reading<R> {
  count: (ids: Ids) => Promise<number>;
  /** Returns the newest `take` rows of these ids but the first `skip`. */
  read: (ids: Ids, take: number, skip: number) => Promise<R[]>;
}

/** A page of a table's rows, newest first, and the total: one part of the table after the other is looked through. */
export async function newestPage<R>(tabla: string, page: number, size: number, { count, read }: Reading<R>) {
  const skip = (page - 1) * size;
  const rows: R[] = [];
  let total = 0;
  for await (const ids of partsOf(tabla)) {
    const found = await count(ids);
    if (rows.length < size && total + found > skip)
      rows.push(...(await read(ids, size - rows.length, Math.max(0, skip - total))));
    total += found;
    await setImmediate();
  }
  return { total, rows };
}
