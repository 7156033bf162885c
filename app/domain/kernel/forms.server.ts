import { createHash, randomUUID } from "node:crypto";
import type { Tx } from "~/services/db/client.server";
import { fromNow, now } from "~/services/env/clock.server";
import { boundedText } from "~/services/http/bounded-text";
import type { TypedForm } from "~/services/http/form-fields.server";

/** How long, in ms, a form that was saved is known. */
export const KEPT_MS = 24 * 3_600_000;
const KEY = /^[0-9a-z]{8,9}-[0-9a-f-]{36}$/;
/** A person takes longer than this to read a form and fill it in; a faster post counts as automated. */
const HASTE_MS = 2_000;

/** Makes the idempotency key of one shown form: the time it was shown and a random UUID. */
export function newIdempotencyKey(): string {
  return `${now().getTime().toString(36)}-${randomUUID()}`;
}

/** Parses an idempotency key; null when our form cannot have made it. */
export function parseIdempotencyKey(value: unknown): string | null {
  return boundedText(50).regex(KEY).safeParse(value).data ?? null;
}

/** Whether a visitor's form with these traps and this idempotency key looks automated, and nobody said to be a person. */
export function looksLikeMachine(fields: FormData, key: string | null): boolean {
  if (fields.get("persona") === "on") return false;
  const shown = Number.parseInt(key?.split("-")[0] ?? "", 36);
  return fields.get("sitio_web") !== "" || !(now().getTime() - shown >= HASTE_MS);
}

/** A form as it was read, with the files that came with it. */
export interface SentForm extends TypedForm {
  files?: readonly { campo: string; nombre: string; sha256: string }[];
}

/**
 * Names what a form sends: the same for a second press of its button, another one once anything in it was changed, as
 * after going back. Null for a form without idempotency key.
 */
export function submissionOf({ fields, files = [] }: SentForm): string | null {
  if (!parseIdempotencyKey(fields.get("idempotencia"))) return null;
  const sent = [...fields, ...files.map(({ campo, nombre, sha256 }) => [campo, nombre, sha256])];
  return createHash("sha256").update(JSON.stringify(sent)).digest("base64url");
}

/** The row that a form made; `again`: the same form had made it before, and nothing was done now. */
export interface Created {
  id: number;
  again: boolean;
}

interface Claim {
  /** What is saved: the name of its entity, and of a row that is there its id. */
  name: string;
  /** Names what the form sends (`submissionOf`); null: it is done every time. */
  form: string | null;
  /** Whether the row is there; one that was deleted since is made anew. */
  exists?: (id: number) => Promise<boolean>;
}

/**
 * Does something once per form, inside a change: the form is claimed in the same transaction, and the same one again
 * changes nothing. `work` returns the id of the row that it made or saved.
 */
export async function once(tx: Tx, { name, form, exists }: Claim, work: () => Promise<number>): Promise<Created> {
  if (form === null) return { id: await work(), again: false };
  const where = { clave: `${name} ${form}` };
  const before = await tx.formularioGuardado.findUnique({ where });
  if (before && (!exists || (await exists(before.registro_id)))) return { id: before.registro_id, again: true };
  if (before) await tx.formularioGuardado.deleteMany({ where });
  const id = await work();
  // Not an upsert: of two at once, the unique key stops one, and it is run again.
  await tx.formularioGuardado.create({ data: { ...where, registro_id: id, vence_at: fromNow(KEPT_MS) } });
  return { id, again: false };
}
