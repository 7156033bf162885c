import { db, type Tx } from "~/services/db/client.server";
import { lockMutex } from "~/services/db/locks.server";
import { now } from "~/services/env/clock.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { startWorker } from "~/domain/operation/worker.server";
import { deliverDue, triable } from "./outbox.server";

/** How often, in ms, the outbox is checked for mails that are due or that another instance left. */
const LOOK_MS = 2_000;

let wake: () => void = () => undefined;

/** Starts a delivery now instead of at the next check of the outbox. */
export function deliverSoon(): void {
  wake();
}

const waiting = { in: ["fallida", "pendiente"] };

/** The mails of a row that failed or are still to be sent. */
export const unsent = { where: { estado: waiting }, select: { estado: true } } as const;

function anew() {
  return { estado: "pendiente", intentos: 0, proximo_intento: now(), error: null, tomada_hasta: null };
}

interface Entries {
  id?: number;
  mensaje_id?: number;
  cotizacion_id?: number;
  respuesta_id?: number;
  datos?: string;
}

/** Starts unsent entries anew that may be tried at once; false where all of these were sent. */
async function tryAgain(tx: Tx, where: Entries): Promise<boolean> {
  await tx.salida.updateMany({ where: { ...where, ...triable() }, data: anew() });
  return (await tx.salida.count({ where: { ...where, estado: waiting } })) > 0;
}

/** Sends a mail about a request again that failed or waits. Throws Refusal when it was sent or is gone. */
export async function retryMail(cotizacion_id: number, id: number): Promise<void> {
  if (!(await tryAgain(db, { id, cotizacion_id }))) throw new Refusal("Ese correo ya se envió.");
  deliverSoon();
}

/** Gives up mails that failed and are not to be sent any more: nothing is left to be done about them. */
export async function giveUpMails(tx: Tx, ids: number[]): Promise<void> {
  await tx.salida.updateMany({ where: { id: { in: ids }, estado: "fallida" }, data: { estado: "omitida" } });
}

/**
 * Mails a message, a request or an answer again: its failed or pending outbox entries start anew; without one, a new entry is made.
 * `count` counts the row that the mail is about, `datos` says which of its mails. Throws NotFound when it is gone.
 */
export async function mailAgain(
  owner: { mensaje_id: number } | { cotizacion_id: number; respuesta_id?: number },
  count: (tx: Tx) => Promise<number>,
  datos = "{}",
): Promise<void> {
  await db.$transaction(async (tx) => {
    // Of two that ask for it at once the second sees the entry of the first.
    await lockMutex(tx, `correo ${JSON.stringify(owner)} ${datos}`);
    if ((await count(tx)) === 0) throw new NotFound();
    if (!(await tryAgain(tx, { ...owner, datos })))
      await tx.salida.create({ data: { tipo: "correo", datos, ...owner } });
  });
  deliverSoon();
}

/** Delivers mails until the returned function is called; that one resolves when the deliveries under way have ended. */
export function startDeliveries(): () => Promise<void> {
  const deliver = async () => (await deliverDue()) > 0;
  const worker = startWorker(deliver, LOOK_MS, "Mails could not be sent");
  wake = worker.wake;
  return worker.stop;
}
