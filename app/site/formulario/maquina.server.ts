import { now } from "~/services/env/clock.server";

/** A person takes longer than this to read a form and fill it in; a faster post counts as automated. */
const HASTE_MS = 2_000;

/** Whether a post with the traps of `Trampas` looks automated, and nobody ticked the box. */
export function looksLikeMachine(fields: FormData, key: string | null): boolean {
  if (fields.get("persona") === "on") return false;
  const shown = Number.parseInt(key?.split("-")[0] ?? "", 36);
  return fields.get("sitio_web") !== "" || !(now().getTime() - shown >= HASTE_MS);
}
