import { z } from "zod";
import { now } from "~/services/env/clock.server";
import type { Tx } from "~/services/db/client.server";
import { ajustesContactoDefaults, ajustesDefaults, mergeAjustes } from "~/domain/ajustes/ajustes";
import { listAjustes } from "~/domain/ajustes/ajustes.server";
import { noticeOf, type NoticeEvent } from "./notices";
import { formatMoment } from "~/domain/kernel/dates";

/** Type, in the outbox, of a mail to an administrator about their account. */
export const AVISO = "aviso";
/** Such mails are deleted 30 days after they were created, unless they are still pending. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Such a mail as the outbox stores it: complete, so that a later change of settings does not redirect it. */
export const AvisoSchema = z.object({ de: z.string(), para: z.string(), asunto: z.string(), texto: z.string() });

type ForAll = Extract<NoticeEvent, { tipo: "correos" }>;

/** Puts the mail into the outbox for every active administrator. */
export async function notifyAll(tx: Tx, hecho: Omit<ForAll, "a">): Promise<void> {
  const admins = await tx.adminUser.findMany({ where: { activo: true }, orderBy: { id: "asc" } });
  for (const a of admins) await notify(tx, { ...hecho, a });
}

/**
 * Puts a mail about what was done into the outbox, in the same transaction. It goes to the account's own address,
 * from the sender set at this moment. When it cannot be delivered, nobody's work stops.
 */
export async function notify(tx: Tx, hecho: NoticeEvent): Promise<void> {
  const defaults = { ...ajustesDefaults, ...ajustesContactoDefaults };
  const { empresa, correo_remitente: de } = mergeAjustes(defaults, await listAjustes(tx));
  const aviso = { de, para: hecho.a.email, ...noticeOf(hecho, empresa, formatMoment(now())) };
  await tx.salida.create({ data: { tipo: AVISO, datos: JSON.stringify(aviso satisfies z.infer<typeof AvisoSchema>) } });
}
