import { fromNow, isUnexpired, isWithinLast, now, unexpired } from "~/services/env/clock.server";
import { isKnownTo, type KnownDevice } from "~/services/http/cookies.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { visitorNetwork } from "~/services/http/network";
import { sha256 } from "~/services/secrets/sha256.server";
import { emailClave } from "./administradores";
import { LONGEST_WAIT_MS, waitAfter, waitText } from "./rate-limits";
import { Refusal } from "~/domain/kernel/refusal";

/** Failures older than this no longer count. */
export const FORGET_MS = 24 * 60 * 60 * 1000;

/** The rate limit is exceeded; nothing was tried. */
export class TooManyAttempts extends Refusal {
  override name = "TooManyAttempts";
  constructor(readonly seconds: number) {
    super(`Espere ${waitText(seconds)} antes de volver a intentarlo.`);
  }
}

/**
 * Counts an attempt before it is made. Of any number of concurrent attempts exactly as many pass as the limit leaves:
 * an update only succeeds on the values it read, on both databases and across instances. Returns the seconds to wait,
 * 0 when the attempt may be made.
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
    // Within the free attempts nobody waits, even when another instance's clock is ahead.
    if (waitAfter(row.intentos) > 0 && isUnexpired(row.vence_at, LONGEST_WAIT_MS))
      return Math.ceil((row.vence_at.getTime() - moment.getTime()) / 1000);
    const intentos = isWithinLast(row.updated_at, FORGET_MS) ? row.intentos + 1 : 1;
    const vence_at = new Date(moment.getTime() + waitAfter(intentos) * 1000);
    const { count: written } = await db.limite.updateMany({
      where: { clave, intentos: row.intentos, vence_at: row.vence_at },
      data: { intentos, vence_at, updated_at: moment },
    });
    if (written === 1) return 0;
  }
}

/**
 * Runs an attempt within the rate limits of its keys. Success deletes the failures; an error of the server does not
 * count as one. Throws TooManyAttempts.
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
 * The keys that a login attempt counts against: the visitor's network, and the account, whether it exists or not. A
 * browser in which the account was signed in with its present password has a key of its own, so that attackers cannot
 * lock the owner out.
 */
export async function loginKeys(email: string, ip: string, device: KnownDevice | null): Promise<string[]> {
  const email_clave = emailClave(email);
  const owner = device ? await db.adminUser.findUnique({ where: { email_clave } }).catch(() => null) : null;
  if (device && owner && isKnownTo(device, owner)) {
    return [hashed("ingreso-equipo", `${device.id} ${owner.id}`)];
  }
  const account = hashed("ingreso-cuenta", email_clave);
  return ip === "" ? [account] : [hashed("ingreso-red", visitorNetwork(ip)), account];
}

/**
 * Counts one more use of `clave` in the transaction of what it allows, so that a rollback takes the use back. Each
 * use starts the window anew. The row is locked, so no two transactions get the same count. Returns the uses in the
 * window, this one included. `windowMs` in milliseconds.
 */
export async function countUse(tx: Tx, clave: string, windowMs: number): Promise<number> {
  const { gt: moment, lte: latest } = unexpired(windowMs);
  const ends = fromNow(windowMs);
  const rows = await tx.$queryRaw<{ intentos: number | bigint }[]>`
    INSERT INTO limites (clave, intentos, vence_at, updated_at) VALUES (${clave}, 1, ${ends}, ${moment})
    ON CONFLICT (clave) DO UPDATE SET
      intentos = CASE WHEN limites.vence_at <= ${moment} OR limites.vence_at > ${latest} THEN 1 ELSE limites.intentos + 1 END,
      vence_at = ${ends}, updated_at = ${moment}
    RETURNING intentos`;
  return Number(rows[0]?.intentos);
}
