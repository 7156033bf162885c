import { byFallingId } from "~/services/db/batches.server";
import { db } from "~/services/db/client.server";
import { sql } from "~/services/db/fulltext.server";

/** Rows that are read at a time. */
const BATCH = 5_000;

/** The id and the key of each file that the database has in a store, the newest first; there may be many. */
export function filesIn(almacen: string) {
  return byFallingId("medios", BATCH, async ({ gt, lte }) => {
    const rows = await db.$queryRaw<{ id: number | bigint; clave: string }[]>(
      sql`SELECT id, clave FROM medios WHERE almacen = ${almacen} AND id > ${gt} AND id <= ${lte} ORDER BY id DESC LIMIT ${BATCH}`,
    );
    return rows.map(({ id, clave }) => ({ id: Number(id), clave }));
  });
}
