import { now } from "~/services/env/clock.server";
import { batches, rowsTable, timestampParam } from "~/services/db/bulk.server";
import type { Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/sql.server";
import { yielding } from "~/services/env/yielding.server";
import { writer } from "~/domain/kernel/unit.server";
import type { Aplicacion } from "~/domain/vehiculos/aplicaciones";
import { PlanOutdated } from "../kind";
import { type Packed, PackedBatches } from "../packed.server";

/** What an import of applications writes. */
export interface Escribir {
  cambios: Packed;
  /** Whether the applications that the products have are taken away. */
  replace: boolean;
}

/** Rows per statement. */
const BATCH = 200;

/** A product whose applications change, as it was when that was planned. */
export interface Cambio {
  id: number;
  revision: number;
  aplicaciones: readonly Aplicacion[];
  /** The place behind which they are put. */
  tras: number;
}

const numbers = { producto_id: "integer", linea_id: "integer", desde: "integer", hasta: "integer" } as const;
const texts = { posicion: "text", motor: "text", nota: "text" } as const;
const columns = { ...numbers, orden: "integer", ...texts } as const;

async function touch(tx: Tx, cambios: readonly Cambio[]): Promise<void> {
  const rows = cambios.map(({ id, revision }) => ({ id, revision }));
  const nuevas = rowsTable(rows, { id: "integer", revision: "integer" });
  const count = await writer(tx).$executeRaw(
    sql`UPDATE productos SET revision = productos.revision + 1, updated_at = ${timestampParam(now())}
      FROM ${nuevas} AS nuevas WHERE productos.id = nuevas.id AND productos.revision = nuevas.revision`,
  );
  if (count !== cambios.length) throw new PlanOutdated();
}

/**
 * Writes the applications of products, in place of those they have or behind them. Throws PlanOutdated when a product
 * has changed since.
 */
export async function writeImportedAplicaciones(tx: Tx, { cambios, replace }: Escribir): Promise<void> {
  const rest = yielding();
  for await (const batch of new PackedBatches<Cambio>(cambios).batches()) {
    await touch(tx, batch).then(rest);
    const ids = batch.map(({ id }) => id);
    if (replace)
      await writer(tx)
        .$executeRaw(sql`DELETE FROM aplicaciones WHERE producto_id IN (${join(ids)})`)
        .then(rest);
    const rows = batch.flatMap(({ id: producto_id, aplicaciones, tras }) =>
      aplicaciones.map((one, index) => ({ ...one, producto_id, orden: tras + index + 1 })),
    );
    const names = sql`producto_id, linea_id, desde, hasta, orden, posicion, motor, nota`;
    for (const some of batches(rows, BATCH))
      await writer(tx)
        .$executeRaw(
          sql`INSERT INTO aplicaciones (${names}) SELECT ${names} FROM ${rowsTable(some, columns)} AS nuevas`,
        )
        .then(rest);
  }
}
