import { now } from "~/services/env/clock.server";
import { timestampParam } from "~/services/db/bulk.server";
import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { truncateWal } from "~/services/db/wipe.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { change } from "~/domain/kernel/change.server";
import { writer } from "~/domain/kernel/unit.server";
import { removeCorreos } from "./mail-files.server";

const BATCH = 500;
/** The longest retention that can be set (DEC 20). For so long a backup may hold a deleted message. */
const LONGEST_MONTHS = 120;

/** Hash that identifies a deleted message. Its idempotency key is random, so the hash reveals nothing about anybody. */
export function fingerprintOf(idempotencia: string): string {
  return sha256(idempotencia);
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

/**
 * Deletes messages for good: the row, its outbox entries, mails that are files on this machine (other instances sweep
 * theirs), and what the database's log still holds of them. A hash of each deleted message stays, so that no restore
 * brings it back. Returns how many were deleted.
 */
export async function removeMensajes(where: { id: number } | { created_at: { lt: Date } }): Promise<number> {
  let total = 0;
  for (;;) {
    const ids = await change(async (tx) => {
      const select = { id: true, idempotencia: true } as const;
      const rows = await tx.mensajeContacto.findMany({ where, select, orderBy: { id: "asc" }, take: BATCH });
      if (rows.length === 0) return [];
      const today = timestampParam(now());
      const values = rows.map(({ idempotencia }) => sql`(${fingerprintOf(idempotencia)}, ${today})`);
      await writer(tx).$executeRaw(
        sql`INSERT INTO mensajes_borrados (clave, deleted_at) VALUES ${join(values)} ON CONFLICT DO NOTHING`,
      );
      await tx.mensajeContacto.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
      return rows.map(({ id }) => id);
    });
    total += ids.length;
    await removeCorreos(new Set(ids));
    if (ids.length < BATCH) break;
  }
  if (total > 0) await truncateWal();
  return total;
}

/** Deletes the hashes of messages so old that no backup may restore them. */
export async function forgetDeleted(): Promise<void> {
  const oldest = monthsAgo(String(LONGEST_MONTHS)) ?? new Date(0);
  await db.mensajeBorrado.deleteMany({ where: { deleted_at: { lt: oldest } } });
}
