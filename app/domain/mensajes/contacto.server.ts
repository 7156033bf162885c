import { isWithinLast, now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { visitorNetwork } from "~/services/http/network";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { maxLengths, mensajeBusqueda, type MensajeTyped } from "./contacto";
import { deliverSoon } from "./delivery.server";
import { countUse } from "~/domain/cuentas/rate-limits.server";
import { Refusal } from "~/domain/kernel/refusal";

/** Prefix of the rate limit's keys; the visitor's network follows. The key is deleted when the window is over. */
export const CONTACT_LIMIT = "contacto:";
const MAX_SENDS = 3;
export const WINDOW_MS = 5 * 60_000;
/** How long, in ms, the page after sending confirms that the message was sent. */
const TOLD_MS = 24 * 3_600_000;

/** The rate limit of a form is exceeded (PUB §8, §9; DEC 17); `what` was sent too often. */
export class LimitExceeded extends Refusal {
  override name = "LimitExceeded";
  readonly retryAfterSeconds = WINDOW_MS / 1000;
  constructor(what = "demasiados mensajes") {
    super(`Ha enviado ${what}. Espere unos minutos antes de intentar nuevamente.`);
  }
}

interface Limit {
  /** What is counted by itself, as it stands in the key: "cotizacion:"; messages where it is left out. */
  kind?: string;
  most?: number;
  /** What was sent too often. */
  what?: string;
}

/** Counts what a visitor sends. Throws LimitExceeded on the fourth, or the one after `most`, within 5 minutes. */
export async function limitVisitor(
  tx: Tx,
  ip: string,
  { kind = "", most = MAX_SENDS, what }: Limit = {},
): Promise<void> {
  const uses = await countUse(tx, CONTACT_LIMIT + kind + visitorNetwork(ip), WINDOW_MS);
  if (uses > most) throw new LimitExceeded(what);
}

async function wasStored(idempotencia: string): Promise<boolean> {
  return (await db.mensajeContacto.count({ where: { idempotencia } })) > 0;
}

/** The key of a message: the same where a form is sent again as it was, another one once a field was changed, as after going back. */
function messageKey(idempotencia: string, typed: MensajeTyped): string {
  const said = Object.entries(typed).filter(([name]) => Object.hasOwn(maxLengths, name));
  return sha256(JSON.stringify([idempotencia, ...said]));
}

interface Sent {
  /** Idempotency key: the same for every submission of one form. */
  idempotencia: string;
  ip: string;
  /** Version of the data policy that the visitor accepts. */
  politica_version: string;
}

/**
 * Stores a message and its outbox entry in one transaction (DEC 19), and returns its key. The same form sent again as it
 * was changes nothing and is no error. Throws LimitExceeded on the fourth message within 5 minutes (DEC 17); then nothing
 * is stored.
 */
export async function storeMensaje(typed: MensajeTyped, { politica_version, ip, ...form }: Sent): Promise<string> {
  const idempotencia = messageKey(form.idempotencia, typed);
  if (await wasStored(idempotencia)) return idempotencia;
  const moment = now();
  try {
    await db.$transaction(async (tx) => {
      await tx.mensajeContacto.create({
        data: {
          ...typed,
          idempotencia,
          politica_version,
          aceptado_at: moment,
          created_at: moment,
          busqueda: mensajeBusqueda(typed),
          salidas: { create: { tipo: "correo", datos: "{}" } },
        },
      });
      await limitVisitor(tx, ip);
    });
  } catch (error) {
    if (isRace(error) && (await wasStored(idempotencia))) return idempotencia;
    throw error;
  }
  deliverSoon();
  return idempotencia;
}

/** The confirmation for a visitor whose form was stored within the last 24 hours; otherwise null. */
export async function sentMessage(idempotencia: string): Promise<string | null> {
  if (!idempotencia) return null;
  const stored = await db.mensajeContacto.findUnique({ where: { idempotencia }, select: { created_at: true } });
  if (!stored || !isWithinLast(stored.created_at, TOLD_MS)) return null;
  return (await getAjustesContacto()).mensaje_enviado;
}
