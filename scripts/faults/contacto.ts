/** One message of the contact form, as faults send it. */
import { mensaje, shownKey } from "../../tests/support/contacto-datos";

/** The fields of a form that was shown a while ago; `key` for one form sent several times. */
export function contacto(asunto: string, key = shownKey()): Record<string, string> {
  return { ...mensaje, asunto, idempotencia: key, sitio_web: "" };
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
