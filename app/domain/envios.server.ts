import { hostname } from "node:os";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log.server";
import { MailError } from "~/services/mail/mail.server";
import { mailer } from "~/services/mail/mailer.server";
import { composeMail } from "./correo.server";

/** Longer than any attempt takes: who holds a delivery for so long is no more. */
const LEASE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** After an attempt without an answer the mail service needs a moment before it can tell whether it has the mail. */
const UNKNOWN_PAUSE_MS = 15_000;
/** With these pauses, about a day. */
const MAX_TRIES = 150;
const AT_ONCE = 10;
const LOOKED_AT = 100;
const worker = `${hostname()}:${process.pid}`;

function dueAt(now: Date) {
  return {
    tipo: "correo",
    estado: "pendiente",
    proximo_intento: { lte: now },
    OR: [{ tomada_hasta: null }, { tomada_hasta: { lt: now } }],
  };
}

function listDue(now: Date) {
  return db.salida.findMany({
    where: dueAt(now),
    orderBy: { id: "asc" },
    take: LOOKED_AT,
    include: { mensaje: true, entregas: { orderBy: { id: "desc" }, take: 1 } },
  });
}

type Salida = Awaited<ReturnType<typeof listDue>>[number];

/** One worker of all instances gets it; the others see that it is taken. */
async function claim(id: number, now: Date): Promise<boolean> {
  const data = { tomada_por: worker, tomada_hasta: new Date(now.getTime() + LEASE_MS) };
  return (await db.salida.updateMany({ where: { id, ...dueAt(now) }, data })).count === 1;
}

function pauseMs(intentos: number, kind: MailError["kind"]): number {
  const backOff = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(intentos, 20), LONGEST_PAUSE_MS);
  return kind === "unknown" ? Math.max(backOff, UNKNOWN_PAUSE_MS) : backOff;
}

/** The reference of a mail that is there already: an attempt before this one got no answer, or its process died. */
async function handedOver(salida: Salida): Promise<string | null> {
  if (!["enviando", "sin respuesta"].includes(salida.entregas[0]?.resultado ?? "")) return null;
  try {
    return await mailer().findSent(mailId(salida));
  } catch (error) {
    throw new MailError("unknown", error instanceof Error ? error.message : String(error));
  }
}

function mailId({ id, mensaje_id }: Salida): string {
  return `mensaje-${mensaje_id}-${id}`;
}

async function send(salida: Salida): Promise<string> {
  if (!salida.mensaje) throw new MailError("refused", "El mensaje ya no existe");
  return mailer().send({ id: mailId(salida), ...(await composeMail(salida.mensaje)) });
}

const told = { refused: "rechazado", later: "aplazado", unknown: "sin respuesta" } as const;

async function recordFailure(salida: Salida, intento: number, error: unknown): Promise<void> {
  const { kind, message } = error instanceof MailError ? error : new MailError("later", String(error));
  const over = kind === "refused" || salida.intentos + 1 >= MAX_TRIES;
  log[over ? "error" : "warn"](`Mail ${mailId(salida)} ${told[kind]}`, message);
  await db.$transaction([
    db.salidaIntento.update({ where: { id: intento }, data: { resultado: told[kind], detalle: message } }),
    db.salida.update({
      where: { id: salida.id },
      data: {
        estado: over ? "fallida" : "pendiente",
        intentos: { increment: 1 },
        error: message,
        proximo_intento: new Date(Date.now() + pauseMs(salida.intentos, kind)),
        tomada_por: null,
        tomada_hasta: null,
      },
    }),
  ]);
}

/** Whether it was there already, and its reference; null once a failure is on record. */
async function attempt(salida: Salida, intento: number) {
  try {
    const before = await handedOver(salida);
    return { resultado: before ? "ya entregado" : "entregado", referencia: before ?? (await send(salida)) };
  } catch (error) {
    await recordFailure(salida, intento, error);
    return null;
  }
}

/** The attempt is on record before it is made: one that is never finished is looked up before the next. */
async function deliver(salida: Salida): Promise<void> {
  const { id } = await db.salidaIntento.create({ data: { salida_id: salida.id, resultado: "enviando" } });
  const done = await attempt(salida, id);
  if (!done) return;
  const { resultado, referencia } = done;
  const sent = { estado: "enviada", enviada_at: new Date(), referencia, error: null, intentos: { increment: 1 } };
  await db.$transaction([
    db.salidaIntento.update({ where: { id }, data: { resultado, detalle: referencia } }),
    db.salida.update({ where: { id: salida.id }, data: sent }),
  ]);
}

/**
 * Sends what is due, some at once; returns how many deliveries it took on. A slow one holds up only its own place.
 * `now` tells what is due.
 */
export async function deliverDue(now = new Date()): Promise<number> {
  const due = await listDue(now);
  let took = 0;
  async function work(): Promise<void> {
    for (let salida = due.shift(); salida; salida = due.shift()) {
      if (!(await claim(salida.id, now))) continue;
      took += 1;
      await deliver(salida);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return took;
}
