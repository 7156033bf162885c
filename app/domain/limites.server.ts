import type { Tx } from "~/services/db/client.server";

/**
 * Counts one more use of `clave` in the transaction of what it allows, so that what is rolled back was not used. The
 * window starts anew with each. Other transactions wait for the row: no two of them get the same count.
 * Returns the uses so far, this one included. `windowMs` in milliseconds.
 */
export async function countUse(tx: Tx, clave: string, windowMs: number): Promise<number> {
  const now = new Date();
  const ends = new Date(now.getTime() + windowMs);
  const rows = await tx.$queryRaw<{ intentos: number | bigint }[]>`
    INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES (${clave}, 1, ${ends}, ${now})
    ON CONFLICT (clave) DO UPDATE SET
      intentos = CASE WHEN limites.vence_at <= ${now} THEN 1 ELSE limites.intentos + 1 END,
      vence_at = ${ends}, updated_at = ${now}
    RETURNING intentos`;
  return Number(rows[0]?.intentos);
}
