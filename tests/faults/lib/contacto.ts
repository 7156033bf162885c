/** Contact messages: the fields of one, and how a form is sent while the server may die. */
import { setTimeout as pause } from "node:timers/promises";
import { mensaje, shownKey } from "../../support/content/contacto-datos";

/** Fields of a form shown a while ago; pass `key` to send the same form several times. */
export function contacto(asunto: string, key = shownKey()): Record<string, string> {
  return { ...mensaje, asunto, idempotencia: key, sitio_web: "" };
}

interface Form {
  /** The instances, which are tried in turn. */
  origins: readonly string[];
  path: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
}

/**
 * Sends one form of one visitor, the same again until it is accepted: servers may be down meanwhile. Returns the number
 * of attempts and where the answer leads. Throws after a hundred attempts.
 */
export async function sendUntilTaken({ origins, path, fields, headers }: Form) {
  for (let sent = 1; sent <= 100; sent += 1) {
    const origin = origins[(sent - 1) % origins.length] ?? "";
    const body = new URLSearchParams(fields);
    const answer = await fetch(origin + path, {
      method: "POST",
      body,
      headers: { ...headers, Origin: origin },
      redirect: "manual",
    }).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.status === 303) return { sent, to: answer.headers.get("Location") ?? "" };
    await pause(100);
  }
  throw new Error(`The form to ${path} could not be sent`);
}

/** Sends one contact message of one visitor until it is accepted; returns the number of attempts. */
export async function sendMessage(origin: string, asunto: string, ip: string): Promise<number> {
  const form = { origins: [origin], path: "/contacto", fields: contacto(asunto), headers: { "X-Visitor": ip } };
  return (await sendUntilTaken(form)).sent;
}
