import { byFallingId } from "~/services/db/lists/batches.server";
import { readRows } from "~/services/db/rows.server";
import { sql } from "~/services/db/sql.server";

/** Rows that are read at a time. */
const BATCH = 5_000;

/** The id and the key of each file that the database has in a store, the newest first; there may be many. */
export function filesIn(almacen: string) {
  return byFallingId("medios", BATCH, ({ gt, lte }) =>
    readRows<{ id: number; clave: string }>(
      sql`SELECT id, clave FROM medios WHERE almacen = ${almacen} AND id > ${gt} AND id <= ${lte} ORDER BY id DESC LIMIT ${BATCH}`,
    ),
  );
}
