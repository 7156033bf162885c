import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { mailsOnDisk, removeMail } from "~/services/mail/disk.server";
import { LARGEST_INTEGER } from "~/services/db/values.server";

const BATCH = 500;
const ID = /^mensaje-(\d+)-(\d+)$/;

/** Id of a mail for the mail service and for its file: of a contact message, or of a mail to an administrator. */
export function mailId({ id, mensaje_id }: { id: number; mensaje_id: number | null }): string {
  return mensaje_id === null ? `aviso-${id}` : `mensaje-${mensaje_id}-${id}`;
}

/** Deletes the mails of deleted messages that are files on this machine (Ley 1581). */
export async function removeCorreos(mensajes: ReadonlySet<number>): Promise<void> {
  for (const id of await mailsOnDisk(env().DATA_DIR))
    if (mensajes.has(Number(ID.exec(id)?.[1]))) await removeMail(env().DATA_DIR, id);
}

/**
 * Deletes mails on this machine's disk whose outbox entry is gone, because another instance deleted the message or
 * its retention is over. Each instance sweeps its own disk.
 */
export async function sweepCorreos(): Promise<void> {
  const ids = (await mailsOnDisk(env().DATA_DIR)).filter((id) => ID.test(id));
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const salidas = some.map((id) => Number(ID.exec(id)?.[2])).filter((id) => id <= LARGEST_INTEGER);
    const rows = await db.salida.findMany({ where: { id: { in: salidas } }, select: { id: true, mensaje_id: true } });
    const known = new Set(rows.map(mailId));
    for (const id of some) if (!known.has(id)) await removeMail(env().DATA_DIR, id);
  }
}
