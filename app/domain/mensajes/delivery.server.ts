import { db, type Tx } from "~/services/db/client.server";
import { now } from "~/services/env/clock.server";
import { log } from "~/services/log/log.server";
import { NotFound } from "~/domain/kernel/refusal";
import { deliverDue } from "./outbox.server";

/** How often, in ms, the outbox is checked for mails that are due or that another instance left. */
const LOOK_MS = 2_000;

let wake: () => void = () => undefined;

/** Starts a delivery now instead of at the next check of the outbox. */
export function deliverSoon(): void {
  wake();
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
  const data = { estado: "pendiente", intentos: 0, proximo_intento: now(), error: null, tomada_hasta: null };
  await db.$transaction(async (tx) => {
    if ((await count(tx)) === 0) throw new NotFound();
    const waiting = await tx.salida.updateMany({
      where: { ...owner, datos, estado: { in: ["fallida", "pendiente"] } },
      data,
    });
    if (waiting.count === 0) await tx.salida.create({ data: { tipo: "correo", datos, ...owner } });
  });
  deliverSoon();
}

/** Delivers mails until the returned function is called; that one resolves when the deliveries under way have ended. */
export function startDeliveries(): () => Promise<void> {
  let going = true;
  async function work(): Promise<void> {
    while (going) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const took = await deliverDue().catch((error: unknown) => {
        log.error("Mails could not be sent", error);
        return 0;
      });
      if (took > 0 || !going) continue;
      const timer = setTimeout(() => wake(), LOOK_MS);
      await woken;
      clearTimeout(timer);
    }
  }
  const working = work();
  return () => {
    going = false;
    wake();
    return working;
  };
}
