import { fromNow, isStillToCome, isWithin, now, stillToCome } from "~/services/env/clock.server";
import { isKnownTo, type KnownDevice } from "~/services/http/cookies.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { network } from "~/services/http/network";
import { sha256 } from "~/services/secrets/sha256.server";
import { emailClave } from "./administradores";
import { LONGEST_WAIT_MS, waitAfter, waitText } from "./rate-limits";
import { Refusal } from "~/domain/kernel/refusal";

/** Failures this long ago are forgotten. */
export const FORGET_MS = 24 * 60 * 60 * 1000;

/** Too many attempts: nothing was tried. */
export class TooManyAttempts extends Refusal {
  override name = "TooManyAttempts";
  constructor(readonly seconds: number) {
    super(`Espere ${waitText(seconds)} antes de volver a intentarlo.`);
  }
}

/**
 * Counts an attempt before it is made. Of any number at once exactly as many pass as are free: each writes only over
 * what it read, on both databases and whatever the instance. Returns the seconds to wait, 0 when it may be tried.
 */
async function count(clave: string): Promise<number> {
  for (;;) {
    const moment = now();
    const row = await db.limite.findUnique({ where: { clave } });
    if (!row) {
      try {
        await db.limite.create({ data: { clave, intentos: 1, vence_at: moment, updated_at: moment } });
        return 0;
      } catch (error) {
        if (!isRace(error)) throw error;
        continue;
      }
    }
    // Among the free ones nobody waits, even if another instance's clock is ahead.
    if (waitAfter(row.intentos) > 0 && isStillToCome(row.vence_at, LONGEST_WAIT_MS))
      return Math.ceil((row.vence_at.getTime() - moment.getTime()) / 1000);
    const intentos = isWithin(row.updated_at, FORGET_MS) ? row.intentos + 1 : 1;
    const vence_at = new Date(moment.getTime() + waitAfter(intentos) * 1000);
    const { count: written } = await db.limite.updateMany({
      where: { clave, intentos: row.intentos, vence_at: row.vence_at },
      data: { intentos, vence_at, updated_at: moment },
    });
    if (written === 1) return 0;
  }
}

/**
 * Runs an attempt that may fail within the limits of its keys; success forgets its failures, and a fault of the server is
 * none. Throws TooManyAttempts.
 */
export async function attempt<T>(claves: readonly string[], work: () => Promise<T>): Promise<T> {
  for (const clave of claves) {
    const seconds = await count(clave);
    if (seconds > 0) throw new TooManyAttempts(seconds);
  }
  const where = { clave: { in: [...claves] } };
  try {
    const result = await work();
    await db.limite.deleteMany({ where });
    return result;
  } catch (error) {
    if (!(error instanceof Refusal))
      await db.limite.updateMany({ where: { ...where, intentos: { gt: 0 } }, data: { intentos: { decrement: 1 } } });
    throw error;
  }
}

function hashed(kind: string, value: string): string {
  return `${kind}:${sha256(value)}`;
}

/**
 * What a login counts against: the visitor's network, then the account, whether it exists or not. A browser that the
 * account was signed in with, with the password it has now, has a count of its own: nobody can lock its owner out.
 */
export async function loginKeys(email: string, ip: string, device: KnownDevice | null): Promise<string[]> {
  const email_clave = emailClave(email);
  const owner = device ? await db.adminUser.findUnique({ where: { email_clave } }).catch(() => null) : null;
  if (device && owner && isKnownTo(device, owner)) {
    return [hashed("ingreso-equipo", `${device.id} ${owner.id}`)];
  }
  const account = hashed("ingreso-cuenta", email_clave);
  return ip === "" ? [account] : [hashed("ingreso-red", network(ip)), account];
}

/**
 * Counts one more use of `clave` in the transaction of what it allows, so that what is rolled back was not used. The
 * window starts anew with each. Other transactions wait for the row: no two of them get the same count.
 * Returns the uses so far, this one included. `windowMs` in milliseconds.
 */
export async function countUse(tx: Tx, clave: string, windowMs: number): Promise<number> {
  const { gt: moment, lte: latest } = stillToCome(windowMs);
  const ends = fromNow(windowMs);
  const rows = await tx.$queryRaw<{ intentos: number | bigint }[]>`
    INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES (${clave}, 1, ${ends}, ${moment})
    ON CONFLICT (clave) DO UPDATE SET
      intentos = CASE WHEN limites.vence_at <= ${moment} OR limites.vence_at > ${latest} THEN 1 ELSE limites.intentos + 1 END,
      vence_at = ${ends}, updated_at = ${moment}
    RETURNING intentos`;
  return Number(rows[0]?.intentos);
}
