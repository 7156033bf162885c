import { hostname } from "node:os";
import { atOnce } from "~/services/env/at-once.server";
import { fromNow, now, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { MailError } from "~/services/mail/mail.server";
import { mailer } from "~/services/mail/mailer.server";
import { sharedNow } from "~/domain/operation/clock.server";
import { AVISO } from "~/domain/cuentas/notices.server";
import { composeCotizacion } from "~/domain/cotizaciones/compose.server";
import { composeRespuesta } from "~/domain/cotizaciones/compose-respuesta.server";
import { composeAviso, composeMail } from "./compose.server";
import { mailId, removeCorreos } from "./mail-files.server";

/** Lease of a delivery, in ms. It is longer than any attempt takes, so a worker that holds one for longer has died. */
const LEASE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** After an attempt without an answer, the mail service needs a moment before it can tell whether it has the mail. */
const UNKNOWN_PAUSE_MS = 15_000;
/** Attempts before a mail counts as failed; with these pauses, about a day. */
const MAX_TRIES = 150;
const AT_ONCE = 10;
const LOOKED_AT = 100;
/** Kinds of entries that are mails. */
const MAILS = ["correo", AVISO];
const worker = `${hostname()}:${process.pid}`;

/** Entries that no worker has. */
function untaken(moment: Date) {
  return { OR: [{ tomada_hasta: null }, { NOT: { tomada_hasta: unexpired(LEASE_MS, moment) } }] };
}

/** A time as this instance's clock tells it, and as the one does that instances share. */
interface Moment {
  own: Date;
  shared: Date;
}

/** The time in `ms` milliseconds. */
async function momentIn(ms: number): Promise<Moment> {
  return { own: fromNow(ms), shared: new Date((await sharedNow()).getTime() + ms) };
}

function dueAt({ own, shared }: Moment) {
  return {
    tipo: { in: MAILS },
    estado: "pendiente",
    NOT: { proximo_intento: unexpired(LONGEST_PAUSE_MS, own) },
    ...untaken(shared),
  };
}

/** Results of an attempt of which nobody knows whether the mail was sent. */
const UNANSWERED = ["enviando", "sin respuesta"];

/**
 * Unsent entries that may be tried at once: those that failed, and those that wait while no worker has them. After an
 * attempt without an answer they keep their pause, or the mail would go out twice.
 */
export function triable(moment = now()) {
  const waits = { estado: "pendiente", ...untaken(moment), entregas: { none: { resultado: { in: UNANSWERED } } } };
  return { OR: [{ estado: "fallida" }, waits] };
}

/**
 * The ids of those of each kind that are due the longest: an index has them in this order, past all files that wait to be
 * deleted.
 */
async function listDue(moment: Moment) {
  const ofKind = (tipo: string) =>
    db.salida.findMany({
      where: { ...dueAt(moment), tipo },
      orderBy: [{ proximo_intento: "asc" }, { id: "asc" }],
      take: LOOKED_AT,
      select: { id: true },
    });
  return (await Promise.all(MAILS.map(ofKind))).flat().map(({ id }) => id);
}

/**
 * Takes the lease of a delivery from `moment` on. Of all workers and instances one gets the entry, as it is now: since
 * it was listed another one may have tried it.
 */
async function claim(id: number, moment: Moment) {
  const data = { tomada_por: worker, tomada_hasta: new Date(moment.shared.getTime() + LEASE_MS) };
  if ((await db.salida.updateMany({ where: { id, ...dueAt(moment) }, data })).count === 0) return null;
  return db.salida.findUnique({
    where: { id },
    include: { mensaje: true, cotizacion: true, respuesta: true, entregas: { orderBy: { id: "desc" }, take: 1 } },
  });
}

type Salida = NonNullable<Awaited<ReturnType<typeof claim>>>;

function pauseMs(intentos: number, kind: MailError["kind"]): number {
  const backOff = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(intentos, 20), LONGEST_PAUSE_MS);
  return kind === "unknown" ? Math.max(backOff, UNKNOWN_PAUSE_MS) : backOff;
}

/**
 * The mail service's reference when an earlier attempt did deliver the mail, but got no answer or its process died;
 * otherwise null.
 */
async function handedOver(salida: Salida): Promise<string | null> {
  if (!UNANSWERED.includes(salida.entregas[0]?.resultado ?? "")) return null;
  try {
    return await mailer().findSent(mailId(salida));
  } catch (error) {
    throw new MailError("unknown", error instanceof Error ? error.message : String(error));
  }
}

async function compose({ tipo, datos, mensaje, cotizacion, respuesta }: Salida) {
  if (tipo === AVISO) return composeAviso(datos);
  // Such an entry names the request too.
  if (respuesta && cotizacion) return composeRespuesta(cotizacion, respuesta, datos);
  if (cotizacion) return composeCotizacion(cotizacion);
  if (!mensaje) throw new MailError("refused", "El mensaje ya no existe");
  return composeMail(mensaje);
}

async function send(salida: Salida): Promise<string> {
  const mail = await compose(salida);
  if (mail.to.length === 0) {
    throw new MailError(
      "refused",
      "No hay a quién enviarlo: escriba en Configuración los correos que reciben mensajes",
    );
  }
  return mailer().send({ id: mailId(salida), ...mail });
}

const told = { refused: "rechazado", later: "aplazado", unknown: "sin respuesta", moot: "omitido" } as const;

/** Whoever took the entry over when this lease was over says how it ended; what was sent stays sent. */
async function recordFailure(salida: Salida, intento: number, error: unknown): Promise<void> {
  const { kind, message } = error instanceof MailError ? error : new MailError("later", String(error));
  const { id, tomada_por, tomada_hasta } = salida;
  const over = kind === "refused" || salida.intentos + 1 >= MAX_TRIES;
  const estado = kind === "moot" ? "omitida" : over ? "fallida" : "pendiente";
  log[estado === "fallida" ? "error" : "warn"](`Mail ${mailId(salida)} ${told[kind]}`, message);
  // An instance whose clock is ahead would not wait for the pause.
  const kept = kind === "unknown" ? (await momentIn(UNKNOWN_PAUSE_MS)).shared : null;
  await db.$transaction([
    db.salidaIntento.updateMany({ where: { id: intento }, data: { resultado: told[kind], detalle: message } }),
    db.salida.updateMany({
      where: { id, estado: "pendiente", tomada_por, tomada_hasta },
      data: {
        estado,
        intentos: { increment: 1 },
        error: message,
        proximo_intento: fromNow(pauseMs(salida.intentos, kind)),
        tomada_por: null,
        tomada_hasta: kept,
      },
    }),
  ]);
}

/**
 * Result and reference of a delivery ("ya entregado" when an earlier attempt had succeeded); null when it failed,
 * which is then recorded.
 */
async function attempt(salida: Salida, intento: number) {
  try {
    const before = await handedOver(salida);
    return { resultado: before ? "ya entregado" : "entregado", referencia: before ?? (await send(salida)) };
  } catch (error) {
    await recordFailure(salida, intento, error);
    return null;
  }
}

/**
 * Records an attempt before making it, so that the next one asks the mail service about an attempt that never
 * finished.
 */
async function deliver(salida: Salida): Promise<void> {
  const { id } = await db.salidaIntento.create({ data: { salida_id: salida.id, resultado: "enviando" } });
  const done = await attempt(salida, id);
  if (!done) return;
  const { resultado, referencia } = done;
  const sent = { estado: "enviada", enviada_at: now(), referencia, error: null, intentos: { increment: 1 } };
  const [{ count }] = await db.$transaction([
    db.salida.updateMany({ where: { id: salida.id }, data: sent }),
    db.salidaIntento.updateMany({ where: { id }, data: { resultado, detalle: referencia } }),
  ]);
  // The message or request was deleted while its mail was being sent.
  const { mensaje_id, cotizacion_id } = salida;
  if (count === 0 && mensaje_id !== null) await removeCorreos("mensaje", new Set([mensaje_id]));
  if (count === 0 && cotizacion_id !== null) await removeCorreos("cotizacion", new Set([cotizacion_id]));
}

/**
 * Delivers the mails that are due at `moment`, up to 10 at once; a slow one does not hold up the others. Returns how
 * many deliveries it took on, or throws, when all of them have ended.
 */
export async function deliverDue(moment = now()): Promise<number> {
  const ahead = moment.getTime() - now().getTime();
  const due = await listDue(await momentIn(ahead));
  let took = 0;
  await atOnce(AT_ONCE, due.values(), async (id) => {
    // Slow mails before this one may have taken longer than a lease.
    const salida = await claim(id, await momentIn(ahead));
    if (!salida) return;
    took += 1;
    await deliver(salida);
  });
  return took;
}
