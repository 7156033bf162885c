import { fromNow, now, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";

/**
 * Part of the interval that a lease lasts: less than all of it, because another instance's clock may be a little
 * ahead.
 */
const PART = 0.9;

/** Takes the job lease unless it is taken. Of any number of instances that ask at once, one gets it. */
async function take(clave: string, everyMs: number): Promise<boolean> {
  const moment = now();
  const ends = fromNow(everyMs * PART);
  const { lte: latest } = unexpired(everyMs);
  const rows = await db.$queryRaw<{ clave: string }[]>`
    INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES (${clave}, 1, ${ends}, ${moment})
    ON CONFLICT (clave) DO UPDATE SET intentos = limites.intentos + 1, vence_at = ${ends}, updated_at = ${moment}
    WHERE limites.vence_at <= ${moment} OR limites.vence_at > ${latest}
    RETURNING clave`;
  return rows.length > 0;
}

async function release(clave: string): Promise<void> {
  await db.limite.updateMany({ where: { clave }, data: { vence_at: now() } }).catch(() => undefined);
}

/**
 * Runs a scheduled job under a job lease, unless an instance ran it less than `everyMs` milliseconds ago. When the
 * job fails, the lease is released for the next that asks; when its process dies, the lease ends by itself. Returns
 * whether the job ran here.
 */
export async function withJobLease(tarea: string, everyMs: number, work: () => Promise<void>): Promise<boolean> {
  const clave = `tarea:${tarea}`;
  if (!(await take(clave, everyMs))) return false;
  try {
    await work();
    return true;
  } catch (error) {
    await release(clave);
    throw error;
  }
}

/**
 * Runs work under a job lease that ends with it, or after `ms` milliseconds by itself when its process dies. Returns false,
 * and does nothing, while another instance has the lease.
 */
export async function withLease(tarea: string, ms: number, work: () => Promise<void>): Promise<boolean> {
  const clave = `tarea:${tarea}`;
  if (!(await take(clave, ms))) return false;
  await work().finally(() => release(clave));
  return true;
}
