import { now } from "~/services/env/clock.server";
import { db, type Tx } from "~/services/db/client.server";
import { todayInBogota } from "~/domain/kernel/dates";
import { cierreOf, cierres, hayPrecios, validezOf, venceOf } from "./respuesta";
import { lineasRespuestaOf } from "./schemas/respuesta";

const solicitud = { select: { id: true, numero: true, estado: true, sede: true, ubicacion_id: true } } as const;

/**
 * An answer that was sent, by its link, and the one that replaced it; null for none. It is closed while its request is
 * lost: so staff take back a wrong price.
 */
export async function findEnviada(tx: Tx, enlace: string) {
  const row = await tx.cotizacionRespuesta.findUnique({ where: { enlace }, include: { solicitud } });
  if (!row?.enviada_at) return null;
  const lineas = lineasRespuestaOf(row.lineas);
  const later = await tx.cotizacionRespuesta.findFirst({
    where: { cotizacion: row.cotizacion, version: { gt: row.version }, enviada_at: { not: null } },
    orderBy: { version: "desc" },
    select: { enlace: true, version: true },
  });
  const cierre = cierreOf({ ...row, lineas }, { estado: row.solicitud.estado, hoy: todayInBogota(now()) });
  const vence = venceOf(row.enviada_at, validezOf({ ...row, lineas }));
  return { ...row, enviada_at: row.enviada_at, lineas, later, vence, cierre, hayPrecios: hayPrecios(lineas) };
}
export type Enviada = NonNullable<Awaited<ReturnType<typeof findEnviada>>>;

/** Why an answer is not mailed to its customer any more, for staff: another one replaced it, or it is over; null while it may be. */
export async function whyNotMailed(enlace: string): Promise<string | null> {
  const enviada = await findEnviada(db, enlace);
  if (enviada?.later) return `La versión ${enviada.later.version} la reemplazó. Envíe esa.`;
  return enviada?.cierre ? cierres[enviada.cierre] : null;
}
