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
type Aviso = z.infer<typeof AvisoSchema>;

type ForAll = Extract<NoticeEvent, { tipo: "correos" }>;

/** Puts mails about what was done into the outbox. When one cannot be delivered, nobody's work stops. */
async function order(tx: Tx, hechos: readonly NoticeEvent[]): Promise<void> {
  const defaults = { ...ajustesDefaults, ...ajustesContactoDefaults };
  const { empresa, correo_remitente: de } = mergeAjustes(defaults, await listAjustes(tx));
  const cuando = formatMoment(now());
  const avisos = hechos.map((hecho): Aviso => ({ de, para: hecho.a.email, ...noticeOf(hecho, empresa, cuando) }));
  await tx.salida.createMany({ data: avisos.map((aviso) => ({ tipo: AVISO, datos: JSON.stringify(aviso) })) });
}

/** Puts the mail into the outbox for every active administrator. */
export async function notifyAll(tx: Tx, hecho: Omit<ForAll, "a">): Promise<void> {
  const admins = await tx.adminUser.findMany({ where: { activo: true }, orderBy: { id: "asc" } });
  await order(
    tx,
    admins.map((a) => ({ ...hecho, a })),
  );
}

/**
 * Puts a mail about what was done into the outbox, in the same transaction. It goes to the account's own address,
 * from the sender set at this moment.
 */
export async function notify(tx: Tx, hecho: NoticeEvent): Promise<void> {
  await order(tx, [hecho]);
}
