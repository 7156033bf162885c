import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { change } from "~/domain/kernel/change.server";
import { Conflict, NotFound, Refusal } from "~/domain/kernel/refusal";
import { deliverSoon, mailAgain } from "~/domain/mensajes/delivery.server";
import { type LineaCotizacion, lineasOf } from "./cotizacion";
import { newEnlace } from "./enlace.server";
import { formatPesos, MAX_TOTAL } from "./pesos";
import {
  type CorreoRespuesta,
  INCOMPLETA,
  isComplete,
  type LineaRespuesta,
  lineasRespuestaOf,
  readRespuesta,
  respuestaHref,
  type RespuestaTyped,
  respuestaName,
  tarifasIva,
  totalesOf,
  typedOf,
  VALIDEZ,
} from "./respuesta";
import { lockCotizacion, moveCotizacion } from "./seguimiento.server";

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

function conflictOf(respuestas: readonly Respuesta[], asked: readonly LineaCotizacion[]): Conflict {
  const [last] = respuestas;
  return new Conflict({
    ...typedOf(beginningOf(asked, last)),
    revision: last?.enviada_at === null ? last.revision : 0,
  });
}

function linesOf(asked: readonly LineaCotizacion[], { lineas }: RespuestaTyped): LineaRespuesta[] {
  return asked.map((linea, at) => {
    const typed = lineas[at];
    const iva = tarifasIva.find((tarifa) => String(tarifa) === typed?.iva) ?? tarifasIva[0];
    return { ...linea, iva, precio: typed?.precio ?? null, dias: typed?.dias ?? null, disponible: !typed?.agotada };
  });
}

/**
 * Keeps what `respuestaSchema` took as the draft of the next version. `revision` is the draft's, 0 while there is none. Throws
 * NotFound, Conflict, and Refusal for a sum too large to be exact.
 */
export async function saveBorrador(
  id: number,
  revision: number,
  typed: Record<string, unknown>,
  autor: string,
): Promise<void> {
  await change(async (tx) => {
    const { enlace: cotizacion, lineas } = await lockCotizacion(tx, id);
    const asked = lineasOf(lineas);
    const respuestas = await listRespuestas(cotizacion, tx);
    const [last] = respuestas;
    const draft = last?.enviada_at === null ? last : undefined;
    const value = readRespuesta(typed, asked.length);
    const lines = linesOf(asked, value);
    const { validez_dias, mensaje } = value;
    const data = { validez_dias, mensaje, autor, lineas: JSON.stringify(lines) };
    // The button was pressed twice.
    const asTyped = JSON.stringify(typedOf({ validez_dias, mensaje, lineas: lines }));
    if (draft && JSON.stringify(typedOf(draft)) === asTyped) return;
    if ((draft?.revision ?? 0) !== revision) throw conflictOf(respuestas, asked);
    if (totalesOf(lines).subtotal > MAX_TOTAL)
      throw new Refusal(`La suma no puede pasar de ${formatPesos(MAX_TOTAL)}. Revise los precios.`);
    if (draft)
      await tx.cotizacionRespuesta.update({ where: { id: draft.id }, data: { ...data, revision: { increment: 1 } } });
    else {
      const enlace = newEnlace();
      const version = (last?.version ?? 0) + 1;
      await tx.cotizacionRespuesta.create({ data: { ...data, enlace, cotizacion, version, created_at: now() } });
    }
  });
}

/** What the outbox holds of an answer that goes to its customer. */
export function correoOf(origin: string, enlace: string): string {
  return JSON.stringify({ que: "respuesta", pagina: respuestaHref(enlace, origin) } satisfies CorreoRespuesta);
}

/** Which state of a draft was shown before it was sent. */
interface Shown {
  version: number;
  revision: number;
}

/**
 * Sends the draft as it was shown: from now on it is never changed, and it replaces the version before. Sending it again
 * changes nothing. Returns what it is called, and the customer's address, "" for none. Throws NotFound, and Refusal when
 * the draft is not the one shown or says nothing.
 */
export async function sendRespuesta(id: number, shown: Shown, origin: string) {
  const { condiciones } = await getAjustesContacto();
  const sent = await change(async (tx) => {
    const { enlace: cotizacion, numero, email } = await lockCotizacion(tx, id);
    const [draft] = await listRespuestas(cotizacion, tx);
    const said = { nombre: respuestaName(numero, shown.version), email };
    if (draft?.enviada_at && draft.version === shown.version) return said;
    if (!draft || draft.enviada_at || draft.version !== shown.version || draft.revision !== shown.revision)
      throw new Refusal("La respuesta cambió mientras usted la revisaba. Mírela otra vez antes de enviarla.");
    if (!isComplete(draft.lineas)) throw new Refusal(INCOMPLETA);
    const data = { condiciones, enviada_at: now(), revision: { increment: 1 } };
    await tx.cotizacionRespuesta.update({ where: { id: draft.id }, data });
    await moveCotizacion(tx, id, "cotizada");
    const datos = correoOf(origin, draft.enlace);
    if (email) await tx.salida.create({ data: { tipo: "correo", cotizacion_id: id, respuesta_id: draft.id, datos } });
    return said;
  });
  deliverSoon();
  return sent;
}

/** Mails the sent answer of a request to its customer again. Throws NotFound, also without an address. */
export async function resendRespuesta(id: number, origin: string): Promise<void> {
  const row = await db.cotizacion.findUnique({ where: { id }, select: { enlace: true, email: true } });
  const respuestas = row?.email ? await listRespuestas(row.enlace) : [];
  const last = respuestas.find(({ enviada_at }) => enviada_at);
  if (!last) throw new NotFound();
  const owner = { cotizacion_id: id, respuesta_id: last.id };
  await mailAgain(
    owner,
    (tx) => tx.cotizacionRespuesta.count({ where: { id: last.id } }),
    correoOf(origin, last.enlace),
  );
}
