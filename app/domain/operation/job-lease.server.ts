import { fromNow, now, stillToCome } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";

/** Somewhat less than the time between two turns: an instance's own clock may be a little early. */
const PART = 0.9;

/** Takes the turn if none was taken lately; of any number of instances that ask at once one gets it. */
async function take(clave: string, everyMs: number): Promise<boolean> {
  const moment = now();
  const ends = fromNow(everyMs * PART);
  const { lte: latest } = stillToCome(everyMs);
  const rows = await db.$queryRaw<{ clave: string }[]>`
    INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES (${clave}, 1, ${ends}, ${moment})
    ON CONFLICT (clave) DO UPDATE SET intentos = limites.intentos + 1, vence_at = ${ends}, updated_at = ${moment}
    WHERE limites.vence_at <= ${moment} OR limites.vence_at > ${latest}
    RETURNING clave`;
  return rows.length > 0;
}

/**
 * Does a piece of scheduled work unless an instance did it less than `everyMs` milliseconds ago. One that fails leaves the
 * turn to whoever asks next; the turn of one that died is over when its time is. Returns whether it was done here.
 */
export async function withJobLease(tarea: string, everyMs: number, work: () => Promise<void>): Promise<boolean> {
  const clave = `tarea:${tarea}`;
  if (!(await take(clave, everyMs))) return false;
  try {
    await work();
    return true;
  } catch (error) {
    await db.limite.updateMany({ where: { clave }, data: { vence_at: now() } }).catch(() => undefined);
    throw error;
  }
}
