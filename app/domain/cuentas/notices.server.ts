import { z } from "zod";
import { now } from "~/services/env/clock.server";
import type { Tx } from "~/services/db/client.server";
import { ajustesContactoDefaults, ajustesDefaults, mergeAjustes } from "~/domain/ajustes/ajustes";
import { noticeOf, type NoticeEvent } from "./notices";
import { formatMoment } from "~/domain/kernel/dates";

/** What the outbox calls a mail to an administrator about their account. */
export const AVISO = "aviso";
/** A delivered one is kept this long. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Such a mail as it waits in the outbox: whole, so that no setting changed since turns it elsewhere. */
export const AvisoSchema = z.object({ de: z.string(), para: z.string(), asunto: z.string(), texto: z.string() });

type ForAll = Extract<NoticeEvent, { tipo: "correos" }>;

/** Orders it for everybody who can get in. */
export async function notifyAll(tx: Tx, hecho: Omit<ForAll, "a">): Promise<void> {
  const admins = await tx.adminUser.findMany({ where: { activo: true }, orderBy: { id: "asc" } });
  for (const a of admins) await notify(tx, { ...hecho, a });
}

/**
 * Orders the mail that tells somebody what was done, in the transaction that does it. It goes to the account's own
 * address from the sender that is set now; that it cannot be delivered keeps nobody from their work.
 */
export async function notify(tx: Tx, hecho: NoticeEvent): Promise<void> {
  const rows = await tx.ajuste.findMany({ select: { clave: true, valor: true } });
  const { empresa, correo_remitente: de } = mergeAjustes({ ...ajustesDefaults, ...ajustesContactoDefaults }, rows);
  const aviso = { de, para: hecho.a.email, ...noticeOf(hecho, empresa, formatMoment(now())) };
  await tx.salida.create({ data: { tipo: AVISO, datos: JSON.stringify(aviso satisfies z.infer<typeof AvisoSchema>) } });
}
