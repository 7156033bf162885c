import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { sha256 } from "~/services/secrets/sha256.server";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { change } from "~/domain/kernel/change.server";
import { todayInBogota } from "~/domain/kernel/dates";
import { recordChange } from "~/domain/kernel/history.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { deliverSoon, giveUpMails, mailAgain, retryMail } from "~/domain/mensajes/delivery.server";
import type { LineaCotizacion } from "./cotizacion";
import { whyNotMailed } from "./enviada.server";
import { estadoLabel } from "./estados";
import {
  type Cierre,
  cierreOf,
  enviadaOf,
  INCOMPLETA,
  isComplete,
  respuestaHref,
  respuestaName,
  VALIDEZ,
} from "./respuesta";
import { correoDe, type CorreoRespuesta, lineasRespuestaOf } from "./schemas/respuesta";
import { tarifasIva } from "./pesos";
import { lockCotizacion, moveCotizacion, lineOf } from "./seguimiento.server";

const newestFirst = { orderBy: { version: "desc" } } as const;

/** Every version of a request's answer, the newest first; one that was not sent yet is a draft. */
export async function listRespuestas(cotizacion: string, tx: Tx = db) {
  const rows = await tx.cotizacionRespuesta.findMany({ where: { cotizacion }, ...newestFirst });
  return rows.map((row) => ({ ...row, lineas: lineasRespuestaOf(row.lineas) }));
}
export type Respuesta = Awaited<ReturnType<typeof listRespuestas>>[number];

/** What the form of an answer begins with: the draft, the version before, or the lines that were asked for. */
export function beginningOf(lineas: readonly LineaCotizacion[], before: Respuesta | undefined) {
  if (before) return before;
  const [iva] = tarifasIva;
  const blank = { precio: null, iva, dias: null, disponible: true };
  return { validez_dias: VALIDEZ, mensaje: "", lineas: lineas.map((linea) => ({ ...linea, ...blank })) };
}

/** The draft among the versions of an answer. */
export function borradorOf([last]: readonly Respuesta[]): Respuesta | undefined {
  return last?.enviada_at === null ? last : undefined;
}

/** The version that is being written, or would be next. */
export function versionOf(respuestas: readonly Respuesta[]): number {
  return borradorOf(respuestas)?.version ?? (respuestas[0]?.version ?? 0) + 1;
}

/** What the outbox holds of an answer that goes to its customer. */
function correoOf(origin: string, enlace: string): string {
  return JSON.stringify({ que: "respuesta", pagina: respuestaHref(enlace, origin) } satisfies CorreoRespuesta);
}

/** The version that the customer accepted and that a draft would replace. */
export function aceptadaOf(respuestas: readonly Respuesta[]): Respuesta | undefined {
  const current = enviadaOf(respuestas);
  return current?.aceptada_at ? current : undefined;
}

/** The versions about which the customer asked what waits for an answer, and when the last was asked; long ago for none. */
export function preguntasOf(respuestas: readonly Respuesta[]) {
  const preguntas = respuestas.filter(({ pregunta_at }) => pregunta_at);
  return { preguntas, ultima: new Date(Math.max(0, ...preguntas.map(({ pregunta_at }) => Number(pregunta_at)))) };
}

/** A short hash of conditions: which were shown. */
export function firmaOf(condiciones: string): string {
  return sha256(condiciones).slice(0, 16);
}

/** Which state of a draft was shown before it was sent. */
interface Shown {
  version: number;
  revision: number;
  /** The accepted version that it is to replace; 0 for none. */
  aceptada: number;
  /** The state of its request, which it is to change. */
  estado: string;
  /** When the last question was asked that was shown; long ago for none. */
  pregunta: Date;
  /** `firmaOf` of the conditions. */
  firma: string;
}

const CAMBIO = "La respuesta cambió mientras usted la revisaba. Mírela otra vez antes de enviarla.";

/**
 * Sends the draft as it was shown: from now on it is never changed, it replaces the version before, and answers what the
 * customer was shown to ask. Sending it again changes nothing. Returns what it is called, and the customer's address, ""
 * for none. Throws NotFound, and Refusal when the draft is not the one shown, somebody else sent it or it says nothing, or
 * would replace what the customer accepted, or change a state of the request, and nobody said so.
 */
export async function sendRespuesta(id: number, shown: Shown, origin: string) {
  const { condiciones } = await getAjustesContacto();
  const sent = await change(async (tx) => {
    const { enlace: cotizacion, numero, email, estado } = await lockCotizacion(tx, id);
    const respuestas = await listRespuestas(cotizacion, tx);
    const [draft] = respuestas;
    const said = { nombre: respuestaName(numero, shown.version), email };
    if (draft?.enviada_at && draft.version === shown.version) {
      // The button was pressed twice, and sending made one revision of it.
      if (draft.revision === shown.revision + 1) return said;
      throw new Refusal("Ya se había enviado. Revise en la página del cliente lo que recibió.");
    }
    if (!draft || draft.enviada_at || draft.version !== shown.version || draft.revision !== shown.revision)
      throw new Refusal(CAMBIO);
    if (!isComplete(draft.lineas)) throw new Refusal(INCOMPLETA);
    if (firmaOf(condiciones) !== shown.firma) throw new Refusal(CAMBIO);
    const aceptada = aceptadaOf(respuestas)?.version ?? 0;
    if (aceptada !== shown.aceptada)
      throw new Refusal(
        `El cliente aceptó la versión ${aceptada}, y la ${draft.version} no se envió. Léalo abajo y decida si la reemplaza.`,
      );
    if (estado !== shown.estado)
      throw new Refusal(
        `La solicitud pasó a «${estadoLabel(estado)}» mientras usted revisaba, y la versión ${draft.version} no se envió. Decida si la envía así.`,
      );
    const data = { condiciones, enviada_at: now(), revision: { increment: 1 } };
    await tx.cotizacionRespuesta.update({ where: { id: draft.id }, data });
    await moveCotizacion(tx, id, "cotizada");
    // A question that nobody has seen is not answered.
    const known = { cotizacion, pregunta_at: { lte: shown.pregunta } };
    await tx.cotizacionRespuesta.updateMany({ where: known, data: { pregunta_at: null } });
    await giveUpReplaced(tx, id);
    const datos = correoOf(origin, draft.enlace);
    if (email) await tx.salida.create({ data: { tipo: "correo", cotizacion_id: id, respuesta_id: draft.id, datos } });
    return said;
  });
  deliverSoon();
  return sent;
}

/** The versions of a request that were mailed before another one is: what failed is not sent again. */
async function giveUpReplaced(tx: Tx, cotizacion_id: number): Promise<void> {
  const where = { cotizacion_id, respuesta_id: { not: null }, estado: "fallida" };
  const failed = await tx.salida.findMany({ where, select: { id: true, datos: true } });
  const replaced = failed.filter(({ datos }) => correoDe(datos).que === "respuesta");
  await giveUpMails(
    tx,
    replaced.map(({ id }) => id),
  );
}

/**
 * Says that what a customer asked about an answer, as it was shown, was answered. Throws NotFound, and Refusal when the
 * customer did more meanwhile.
 */
export async function settlePregunta(id: number, shown: { id: number; revision: number }): Promise<void> {
  await change(async (tx) => {
    const { enlace: cotizacion, numero } = await lockCotizacion(tx, id);
    const row = await tx.cotizacionRespuesta.findUnique({ where: { id: shown.id, cotizacion } });
    if (!row) throw new NotFound();
    if (!row.pregunta_at) return;
    if (row.revision !== shown.revision) throw new Refusal("El cliente escribió algo más. Léalo antes de marcarla.");
    await tx.cotizacionRespuesta.update({ where: { id: row.id }, data: { pregunta_at: null } });
    await recordChange(tx, {
      ...lineOf(id, numero),
      antes: { pregunta: "Sin responder" },
      despues: { pregunta: "Respondida" },
    });
  });
}

/** Why the version that was sent last cannot be accepted any more; null while it can be, and where none was sent. */
export function cierreDe(respuestas: readonly Respuesta[], estado: string): Cierre | null {
  const last = enviadaOf(respuestas);
  return last ? cierreOf(last, { estado, hoy: todayInBogota(now()) }) : null;
}

/**
 * Sends a mail about a request again that failed or waits. Throws Refusal when it was sent, and for an answer that is over
 * or replaced; its mail is given up then.
 */
export async function retryCorreo(id: number, salida_id: number): Promise<void> {
  const salida = await db.salida.findFirst({
    where: { id: salida_id, cotizacion_id: id },
    select: { datos: true, respuesta: { select: { enlace: true } } },
  });
  const enlace = salida?.respuesta && correoDe(salida.datos).que === "respuesta" ? salida.respuesta.enlace : null;
  const why = enlace && (await whyNotMailed(enlace));
  if (why) {
    await giveUpMails(db, [salida_id]);
    throw new Refusal(why);
  }
  await retryMail(id, salida_id);
}

/** Mails the sent answer of a request to its customer again. Throws NotFound, also without an address, and Refusal where it cannot be accepted any more. */
export async function resendRespuesta(id: number, origin: string): Promise<void> {
  const row = await db.cotizacion.findUnique({ where: { id }, select: { enlace: true, email: true } });
  const respuestas = row?.email ? await listRespuestas(row.enlace) : [];
  const last = enviadaOf(respuestas);
  if (!row || !last) throw new NotFound();
  const why = await whyNotMailed(last.enlace);
  if (why) throw new Refusal(why);
  const owner = { cotizacion_id: id, respuesta_id: last.id };
  await mailAgain(
    owner,
    (tx) => tx.cotizacionRespuesta.count({ where: { id: last.id } }),
    correoOf(origin, last.enlace),
  );
}
