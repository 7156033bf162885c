import { isWithin, now } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { network } from "~/services/http/network";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { mensajeBusqueda, type MensajeTyped } from "./contacto";
import { deliverSoon } from "./delivery.server";
import { countUse } from "~/domain/cuentas/rate-limits.server";
import { Refusal } from "~/domain/kernel/refusal";

/** How the limit's keys begin; a visitor's address follows, until the window is over. */
export const CONTACT_LIMIT = "contacto:";
const MAX_SENDS = 3;
export const WINDOW_MS = 5 * 60_000;
/** How long a sent form's address tells that it was sent. */
const TOLD_MS = 24 * 3_600_000;

/** Too many messages from one place (PUB §8, §9; decision 17). */
export class LimitExceeded extends Refusal {
  override name = "LimitExceeded";
  readonly retryAfterSeconds = WINDOW_MS / 1000;
  constructor() {
    super("Ha enviado demasiados mensajes. Espere unos minutos antes de intentar nuevamente.");
  }
}

async function wasStored(idempotencia: string): Promise<boolean> {
  return (await db.mensajeContacto.count({ where: { idempotencia } })) > 0;
}

interface Sent {
  /** The same for every copy of one form: only the first is stored. */
  idempotencia: string;
  ip: string;
  /** Version of the data policy that is accepted with it. */
  politica_version: string;
}

/**
 * Stores a message and the order to mail it, both or none (decision 19). The same form again changes nothing and is no
 * error. Throws LimitExceeded on the fourth within five minutes (decision 17); nothing is stored then.
 */
export async function storeMensaje(typed: MensajeTyped, { idempotencia, ip, politica_version }: Sent): Promise<void> {
  if (await wasStored(idempotencia)) return;
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
      if ((await countUse(tx, CONTACT_LIMIT + network(ip), WINDOW_MS)) > MAX_SENDS) throw new LimitExceeded();
    });
  } catch (error) {
    if (isRace(error) && (await wasStored(idempotencia))) return;
    throw error;
  }
  deliverSoon();
}

/** The words for a visitor whose form was sent within the last day, or null: nothing of that key was stored. */
export async function sentMessage(idempotencia: string | null): Promise<string | null> {
  if (!idempotencia) return null;
  const stored = await db.mensajeContacto.findUnique({ where: { idempotencia }, select: { created_at: true } });
  if (!stored || !isWithin(stored.created_at, TOLD_MS)) return null;
  return (await getAjustesContacto()).mensaje_enviado;
}
