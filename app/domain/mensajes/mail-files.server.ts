import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { mailsOnDisk, removeMail } from "~/services/mail/disk.server";
import { LARGEST_INTEGER } from "~/services/db/values.server";

const BATCH = 500;
const ID = /^(mensaje|cotizacion)-(\d+)-\d+$/;
/** The outbox entry in the id of a mail. */
const SALIDA = /^(?:aviso|mensaje-\d+|cotizacion-\d+)-(\d+)$/;
/** What a mail with personal data is about. */
export type MailOwner = "mensaje" | "cotizacion";

interface Owned {
  id: number;
  mensaje_id: number | null;
  cotizacion_id: number | null;
}

/** Id of a mail for the mail service and for its file: of a message, of a request, or of a mail to an administrator. */
export function mailId({ id, mensaje_id, cotizacion_id }: Owned): string {
  if (mensaje_id !== null) return `mensaje-${mensaje_id}-${id}`;
  return cotizacion_id === null ? `aviso-${id}` : `cotizacion-${cotizacion_id}-${id}`;
}

/** Deletes the mails of deleted messages or requests that are files on this machine (Ley 1581). */
export async function removeCorreos(owner: MailOwner, ids: ReadonlySet<number>): Promise<void> {
  for (const id of await mailsOnDisk(env().DATA_DIR)) {
    const [, whose, which] = ID.exec(id) ?? [];
    if (whose === owner && ids.has(Number(which))) await removeMail(env().DATA_DIR, id);
  }
}

/**
 * Deletes mails on this machine's disk whose outbox entry is gone, because another instance deleted the message or
 * request, or its retention is over, or that of a notice. Each instance sweeps its own disk.
 */
export async function sweepCorreos(): Promise<void> {
  const ids = (await mailsOnDisk(env().DATA_DIR)).filter((id) => SALIDA.test(id));
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const salidas = some.map((id) => Number(SALIDA.exec(id)?.[1])).filter((id) => id <= LARGEST_INTEGER);
    const select = { id: true, mensaje_id: true, cotizacion_id: true } as const;
    const rows = await db.salida.findMany({ where: { id: { in: salidas } }, select });
    const known = new Set(rows.map(mailId));
    for (const id of some) if (!known.has(id)) await removeMail(env().DATA_DIR, id);
  }
}
