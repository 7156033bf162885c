import { now } from "~/services/env/clock.server";
import { moment } from "~/services/db/bulk.server";
import { db } from "~/services/db/client.server";
import { join, sql } from "~/services/db/fulltext.server";
import { wipeLog } from "~/services/db/wipe.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { change } from "~/domain/kernel/change.server";
import { writer } from "~/domain/kernel/unit.server";
import { removeCorreos } from "./mail-files.server";

const BATCH = 500;
/** The longest term that can be set (decision 20): until it is over, some backup may hold a message that may be restored. */
const LONGEST_MONTHS = 120;

/** What a message that was deleted is known by. Its key is random, so this tells nothing of anybody. */
export function fingerprintOf(idempotencia: string): string {
  return sha256(idempotencia);
}

/**
 * The moment so many months ago, on the last day of a month that has no such day; null for what is no number of months:
 * then everything is kept.
 */
export function monthsAgo(meses: string): Date | null {
  const count = Number(meses);
  if (!Number.isInteger(count) || count <= 0) return null;
  const date = now();
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - count);
  // 31 February is counted on into March: back to the end of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}

/**
 * Deletes messages for good: row, deliveries, mails that are files of this machine (other instances sweep theirs), and
 * what the database file still held of them. What was deleted is remembered by its hash, so that no restore brings it
 * back. Returns how many.
 */
export async function removeMensajes(where: { id: number } | { created_at: { lt: Date } }): Promise<number> {
  let total = 0;
  for (;;) {
    const ids = await change(async (tx) => {
      const select = { id: true, idempotencia: true } as const;
      const rows = await tx.mensajeContacto.findMany({ where, select, orderBy: { id: "asc" }, take: BATCH });
      if (rows.length === 0) return [];
      const today = moment(now());
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
  if (total > 0) await wipeLog();
  return total;
}

/** Forgets what was deleted so long ago that no message of then could be restored. */
export async function forgetDeleted(): Promise<void> {
  const oldest = monthsAgo(String(LONGEST_MONTHS)) ?? new Date(0);
  await db.mensajeBorrado.deleteMany({ where: { deleted_at: { lt: oldest } } });
}
