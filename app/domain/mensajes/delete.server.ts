import { now } from "~/services/env/clock.server";
import { timestampParam } from "~/services/db/bulk.server";
import { db, type Tx } from "~/services/db/client.server";
import { join, sql } from "~/services/db/sql.server";
import { truncateWal } from "~/services/db/wipe.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { change } from "~/domain/kernel/change.server";
import { writer } from "~/domain/kernel/unit.server";
import { type MailOwner, removeCorreos } from "./mail-files.server";

const BATCH = 500;
/** The longest retention that can be set (DEC 20). For so long a backup may hold a deleted message. */
const LONGEST_MONTHS = 120;

/** Hash that identifies a deleted message or request. Its key is random, so the hash reveals nothing about anybody. */
export function fingerprintOf(key: string): string {
  return sha256(key);
}

/**
 * The moment this many months ago; in a month without that day, its last day. Null for an invalid number: then
 * everything is kept.
 */
export function monthsAgo(meses: string): Date | null {
  const count = Number(meses);
  if (!Number.isInteger(count) || count <= 0) return null;
  const date = now();
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - count);
  // JavaScript turns 31 February into March: back to the last day of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}

type Where = { id: number } | { created_at: { lt: Date } };

/** Deletes some messages; returns their ids, and the random keys by which a restore would know them. */
async function deleteSomeMensajes(tx: Tx, where: Where) {
  const select = { id: true, idempotencia: true } as const;
  const rows = await tx.mensajeContacto.findMany({ where, select, orderBy: { id: "asc" }, take: BATCH });
  await tx.mensajeContacto.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.map(({ id, idempotencia }) => ({ id, key: idempotencia }));
}

/** Deletes some requests with their answers; their numbers are not given again. */
async function deleteSomeCotizaciones(tx: Tx, where: Where) {
  const select = { id: true, enlace: true } as const;
  const rows = await tx.cotizacion.findMany({ where, select, orderBy: { id: "asc" }, take: BATCH });
  await tx.cotizacion.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.map(({ id, enlace }) => ({ id, key: enlace }));
}

/**
 * Deletes rows of personal data for good: the row, its outbox entries, mails that are files on this machine (other instances sweep
 * theirs), and what the database's log still holds of them. A hash of each stays, so that no restore
 * brings it back. Returns how many were deleted.
 */
export async function removePersonal(owner: MailOwner, where: Where): Promise<number> {
  let total = 0;
  for (;;) {
    const ids = await change(async (tx) => {
      const gone = await (owner === "mensaje" ? deleteSomeMensajes : deleteSomeCotizaciones)(tx, where);
      if (gone.length === 0) return [];
      const today = timestampParam(now());
      const values = gone.map(({ key }) => sql`(${fingerprintOf(key)}, ${today})`);
      await writer(tx).$executeRaw(
        sql`INSERT INTO mensajes_borrados (clave, deleted_at) VALUES ${join(values)} ON CONFLICT DO NOTHING`,
      );
      return gone.map(({ id }) => id);
    });
    total += ids.length;
    await removeCorreos(owner, new Set(ids));
    if (ids.length < BATCH) break;
  }
  if (total > 0) await truncateWal();
  return total;
}

/** Deletes the hashes of messages and requests so old that no backup may restore them. */
export async function forgetDeleted(): Promise<void> {
  const oldest = monthsAgo(String(LONGEST_MONTHS)) ?? new Date(0);
  await db.mensajeBorrado.deleteMany({ where: { deleted_at: { lt: oldest } } });
}
