import { randomInt } from "node:crypto";
import { now } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { LARGEST_COUNTER } from "~/services/db/values.server";
import { change } from "~/domain/kernel/change.server";
import type { Deletion } from "~/domain/kernel/deletion";
import { recordChange } from "~/domain/kernel/history.server";
import { Conflict, NotFound, Refusal } from "~/domain/kernel/refusal";
import { type LineaCotizacion, lineasOf } from "./cotizacion";
import { newEnlace } from "./enlace.server";
import { formatPesos, MAX_TOTAL, tarifasIva } from "./pesos";
import { totalesOf, typedOf } from "./respuesta";
import { type LineaRespuesta, readRespuesta, type RespuestaTyped } from "./schemas/respuesta";
import { beginningOf, borradorOf, listRespuestas, type Respuesta, versionOf } from "./respuestas.server";
import { lockCotizacion, lineOf } from "./seguimiento.server";

const OTRO_BORRADOR = {
  message: "Alguien guardó otro borrador mientras usted decidía, y no se descartó",
  consejo: "Si tampoco lo necesita, descártelo.",
};

/** A draft begins at any revision below: one that was discarded and made again is not the one that somebody has open. */
const MOST_FIRST = LARGEST_COUNTER / 2;

/**
 * What happened to the version that a form wrote: somebody saved it, sent it or discarded it. A form whose version was
 * sent goes on writing that one, and is refused again, until its own button says `siguiente`.
 */
function conflictOf(escrita: number, respuestas: readonly Respuesta[], asked: readonly LineaCotizacion[]): Conflict {
  const draft = borradorOf(respuestas);
  const next = versionOf(respuestas);
  const saved = { ...typedOf(beginningOf(asked, respuestas[0])), revision: draft?.revision ?? 0 };
  const sent = `La versión ${escrita} se envió mientras usted la escribía`;
  const under = "Debajo de cada campo que cambia está lo que";
  if (draft?.version === escrita) return new Conflict({ ...saved, version: next });
  if (draft)
    return new Conflict(
      { ...saved, version: next },
      {
        dicho: {
          message: `${sent}, y otra persona prepara la versión ${next}`,
          consejo: `Lo que usted escribió sigue aquí y no se guardó. ${under} dice ese borrador; si guarda, lo reemplaza.`,
        },
      },
    );
  if (escrita === next)
    return new Conflict(
      { ...saved, version: next },
      {
        dicho: {
          message: `El borrador de la versión ${next} se descartó mientras usted lo editaba`,
          consejo: "Lo que usted escribió sigue aquí y no se guardó. Si guarda, el borrador se crea de nuevo.",
        },
      },
    );
  return new Conflict(
    { ...saved, version: escrita, siguiente: next },
    {
      dicho: {
        message: sent,
        consejo: `Lo que usted escribió sigue aquí: ni se guardó ni se envió. ${under} se envió. Si el cliente debe recibir otros precios, guárdelos como la versión ${next}.`,
      },
    },
  );
}

function linesOf(asked: readonly LineaCotizacion[], { lineas }: RespuestaTyped): LineaRespuesta[] {
  return asked.map((linea, at) => {
    const typed = lineas[at];
    const iva = tarifasIva.find((tarifa) => String(tarifa) === typed?.iva) ?? tarifasIva[0];
    return { ...linea, iva, precio: typed?.precio ?? null, dias: typed?.dias ?? null, disponible: !typed?.agotada };
  });
}

/**
 * Keeps what `respuestaSchema` took as the draft of the next version. `revision` is the draft's, 0 while there is none;
 * the form says its version too, for one that was sent meanwhile is not written over. Throws NotFound, Conflict, and Refusal for a sum too large to be exact.
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
    const draft = borradorOf(respuestas);
    const version = versionOf(respuestas);
    const value = readRespuesta(typed, asked.length);
    const lines = linesOf(asked, value);
    const { validez_dias, mensaje } = value;
    const data = { validez_dias, mensaje, autor, lineas: JSON.stringify(lines) };
    // The button was pressed twice.
    const asTyped = JSON.stringify(typedOf({ validez_dias, mensaje, lineas: lines }));
    if (draft?.version === value.version && JSON.stringify(typedOf(draft)) === asTyped) return;
    if (version !== value.version || (draft?.revision ?? 0) !== revision)
      throw conflictOf(value.version, respuestas, asked);
    if (totalesOf(lines).subtotal > MAX_TOTAL)
      throw new Refusal(`La suma no puede pasar de ${formatPesos(MAX_TOTAL)}. Revise los precios.`);
    if (draft)
      await tx.cotizacionRespuesta.update({ where: { id: draft.id }, data: { ...data, revision: { increment: 1 } } });
    else {
      const made = { enlace: newEnlace(), revision: randomInt(1, MOST_FIRST), cotizacion, version, created_at: now() };
      await tx.cotizacionRespuesta.create({ data: { ...data, ...made } });
    }
  });
}

const vistoOf = ({ id, revision }: Respuesta) => `${id}.${revision}`;

/** The draft of a request's answer, by the request's id. What was sent is never discarded. */
export const deleteBorrador: Deletion = {
  path: "/admin/cotizaciones/borrador",
  list: (id) => `/admin/cotizaciones/${id}`,
  listName: "Solicitud de cotización",
  entidad: null,
  titulo: "Descartar borrador",
  eliminado: "Borrador descartado",
  failure: "No se pudo descartar el borrador. Inténtelo de nuevo.",
  ask: async (id) => {
    const row = await db.cotizacion.findUnique({ where: { id }, select: { enlace: true, numero: true } });
    const draft = row && borradorOf(await listRespuestas(row.enlace));
    return draft
      ? {
          pregunta: `¿Está seguro de que desea descartar el borrador de la versión ${draft.version} de ${row.numero}?`,
          visto: vistoOf(draft),
          partes: [
            "Se pierde lo que tiene escrito. Las versiones enviadas no cambian. Esta acción no se puede deshacer.",
          ],
        }
      : null;
  },
  remove: async (id, visto) =>
    change(async (tx) => {
      const { enlace, numero } = await lockCotizacion(tx, id);
      const respuestas = await listRespuestas(enlace, tx);
      const draft = borradorOf(respuestas);
      if (!draft) {
        const sent = respuestas.find((one) => visto.startsWith(`${one.id}.`));
        if (!sent) throw new NotFound();
        throw new Refusal(`La versión ${sent.version} ya se envió al cliente. No se descartó nada.`);
      }
      if (vistoOf(draft) !== visto) throw new Conflict(draft, { dicho: OTRO_BORRADOR });
      await tx.cotizacionRespuesta.delete({ where: { id: draft.id } });
      const borrador = `Versión ${draft.version}`;
      await recordChange(tx, { ...lineOf(id, numero), antes: { borrador }, despues: { borrador: "Descartado" } });
      return `${numero}, versión ${draft.version}`;
    }),
};
