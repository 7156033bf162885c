/** The fields of one contact message. */
import { mensaje, shownKey } from "../../../tests/support/contacto-datos";

/** Fields of a form shown a while ago; pass `key` to send the same form several times. */
export function contacto(asunto: string, key = shownKey()): Record<string, string> {
  return { ...mensaje, asunto, idempotencia: key, sitio_web: "" };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
