import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { change } from "~/domain/kernel/change.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";
import { limitVisitor } from "~/domain/mensajes/contacto.server";
import { deliverSoon } from "~/domain/mensajes/delivery.server";
import { type Enviada, findEnviada } from "./enviada.server";
import type { CorreoRespuesta } from "./schemas/respuesta";
import { lockCotizacion, moveCotizacion } from "./seguimiento.server";
import { whatsappNumberOf } from "./solicitudes.server";

/** Longest text of all questions about one answer, in characters. */
const MAX_PREGUNTAS = 5_000;

/** What the page of an answer shows: nothing of who asked. Null where there is none, also while it is a draft. */
export async function getOferta(enlace: string) {
  const found = await findEnviada(db, enlace);
  if (!found) return null;
  const { version, validez_dias, mensaje, condiciones, lineas, enviada_at, aceptada_at, pregunta, ...row } = found;
  const whatsapp = await whatsappNumberOf(found.solicitud.ubicacion_id);
  return {
    ...{ enlace, version, validez_dias, mensaje, condiciones, lineas, enviada_at, aceptada_at, pregunta, whatsapp },
    ...{ later: row.later, vence: row.vence, cierre: row.cierre, hayPrecios: row.hayPrecios },
    ...{ numero: row.solicitud.numero, sede: row.solicitud.sede },
  };
}
export type Oferta = NonNullable<Awaited<ReturnType<typeof getOferta>>>;

/** What a visitor does with an answer: mailed to the staff. */
async function act(
  enlace: string,
  origin: string,
  work: (tx: Tx, oferta: Enviada) => Promise<Pick<CorreoRespuesta, "que" | "pregunta"> | null>,
): Promise<void> {
  await change(async (tx) => {
    const first = await tx.cotizacionRespuesta.findUnique({
      where: { enlace },
      select: { solicitud: { select: { id: true } } },
    });
    if (!first) throw new NotFound();
    const { id } = first.solicitud;
    await lockCotizacion(tx, id);
    // Read only now: it may have been sent or accepted while this waited.
    const oferta = await findEnviada(tx, enlace);
    if (!oferta) throw new NotFound();
    const done = await work(tx, oferta);
    if (!done) return;
    const datos = JSON.stringify({ ...done, pagina: `${origin}/admin/cotizaciones/${id}` } satisfies CorreoRespuesta);
    await tx.salida.create({ data: { tipo: "correo", cotizacion_id: id, respuesta_id: oferta.id, datos } });
  });
  deliverSoon();
}

/**
 * Accepts an answer; the request is won. Accepting it again changes nothing, so that it is not counted. Throws NotFound,
 * and Refusal when it is no longer valid, was closed or replaced, or has no price.
 */
export async function acceptOferta(enlace: string, origin: string): Promise<void> {
  await act(enlace, origin, async (tx, oferta) => {
    const { id, solicitud, later, cierre, hayPrecios, aceptada_at } = oferta;
    if (aceptada_at) return null;
    if (later) throw new Refusal("Esta cotización fue reemplazada por otra. Revise la nueva.");
    if (cierre === "cerrada")
      throw new Refusal("Esta cotización está cerrada. Háganos una pregunta si todavía la necesita.");
    if (cierre === "vencida")
      throw new Refusal("Esta cotización ya venció. Pídanos los precios de hoy con una pregunta.");
    if (!hayPrecios) throw new Refusal("Esta cotización todavía no tiene precios.");
    await tx.cotizacionRespuesta.update({
      where: { id },
      data: { aceptada_at: now(), revision: { increment: 1 } },
    });
    await moveCotizacion(tx, solicitud.id, "ganada");
    return { que: "aceptada" };
  });
}

/**
 * Adds a question to an answer, counted as contact messages are; the same one again, while it waits for an answer, is no
 * second one. Throws NotFound, LimitExceeded, and Refusal when
 * the answer was replaced or there are too many questions.
 */
export async function askOferta(
  enlace: string,
  texto: string,
  { ip, origin }: { ip: string; origin: string },
): Promise<void> {
  // A blank line stands between two questions, and in none.
  const asked = texto.replace(/\n{2,}/g, "\n");
  await act(enlace, origin, async (tx, { id, later, pregunta, pregunta_at }) => {
    if (pregunta_at && pregunta.split("\n\n").includes(asked)) return null;
    if (later)
      throw new Refusal(
        "Esta cotización fue reemplazada por otra mientras usted escribía. Envíe su pregunta otra vez.",
      );
    const all = pregunta ? `${pregunta}\n\n${asked}` : asked;
    if (all.length > MAX_PREGUNTAS) throw new Refusal("Ya recibimos sus preguntas. Llámenos y le respondemos.");
    const data = { pregunta: all, pregunta_at: now(), revision: { increment: 1 } };
    await tx.cotizacionRespuesta.update({ where: { id }, data });
    await limitVisitor(tx, ip, { kind: "respuesta:", what: "demasiadas preguntas" });
    return { que: "pregunta", pregunta: asked };
  });
}
