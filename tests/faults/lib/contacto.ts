/** Contact messages: the fields of one, and how it is sent. */
import { setTimeout as pause } from "node:timers/promises";
import { mensaje, shownKey } from "../../support/content/contacto-datos";

/** Fields of a form shown a while ago; pass `key` to send the same form several times. */
export function contacto(asunto: string, key = shownKey()): Record<string, string> {
  return { ...mensaje, asunto, idempotencia: key, sitio_web: "" };
}

/**
 * Sends one message of one visitor, the same form again until it is accepted: the server may be down meanwhile. Returns
 * the number of attempts. Throws after a hundred.
 */
export async function sendMessage(origin: string, asunto: string, ip: string): Promise<number> {
  const fields = contacto(asunto);
  const headers = { Origin: origin, "X-Visitor": ip };
  for (let sent = 1; sent <= 100; sent += 1) {
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${origin}/contacto`, { method: "POST", body, headers, redirect: "manual" }).catch(
      () => null,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 303) return sent;
    await pause(100);
  }
  throw new Error(`${asunto} could not be sent`);
}
