import { fromNow, now, SKEW_MS, unexpired } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { log } from "~/services/log/log.server";
import { truncateWal } from "~/services/db/wipe.server";
import { LINK_MS } from "~/domain/cuentas/acceso.server";
import { AVISO, KEPT_MS as AVISO_MS } from "~/domain/cuentas/notices.server";
import { KEPT_MS as BORRADOR_MS } from "~/domain/cuentas/drafts.server";
import { forgetOldBusquedas } from "~/domain/busqueda/sin-resultado.server";
import { getAjustesContacto } from "~/domain/ajustes/ajustes.server";
import { CONTACT_LIMIT, WINDOW_MS } from "~/domain/mensajes/contacto.server";
import { sweepCorreos } from "~/domain/mensajes/mail-files.server";
import { FORGET_MS } from "~/domain/cuentas/rate-limits.server";
import { forgetDeleted, monthsAgo, removePersonal } from "~/domain/mensajes/delete.server";
import { KEPT_MS as FORMULARIO_MS } from "~/domain/kernel/forms.server";
import { KEPT_MS as IMPORTACION_MS } from "~/domain/importacion/importacion.server";
import { mayDeleteOld } from "~/domain/operation/clock.server";
import { SESSION_MS } from "~/domain/cuentas/sessions.server";
import { withJobLease } from "~/domain/operation/job-lease.server";

const EVERY_MS = 5 * 60_000;

/**
 * Gives messages and requests dated in the future by a wrong clock today's date; otherwise they would be kept for years too long.
 */
async function dateAnew(): Promise<void> {
  const ahead = { created_at: { gt: fromNow(SKEW_MS) } };
  await db.mensajeContacto.updateMany({ where: ahead, data: { created_at: now() } });
  await db.cotizacion.updateMany({ where: ahead, data: { created_at: now() } });
  await db.cotizacionRespuesta.updateMany({ where: ahead, data: { created_at: now() } });
}

/**
 * Deletes what has expired: contact messages and requests past their retention (DEC 20), rate limits, sessions, links,
 * imports, drafts, saved forms, delivered notices, searches. What a wrong clock dated in the future counts as expired too.
 */
export async function purgeExpired(): Promise<void> {
  await dateAnew();
  const oldest = monthsAgo((await getAjustesContacto()).retencion_meses);
  if (oldest) {
    const count = await removePersonal("mensaje", { created_at: { lt: oldest } });
    if (count > 0) log.info(`Deleted ${count} contact messages past their retention`);
    const requests = await removePersonal("cotizacion", { created_at: { lt: oldest } });
    if (requests > 0) log.info(`Deleted ${requests} requests for quotes past their retention`);
  }
  await forgetDeleted();
  const visitor = { clave: { startsWith: CONTACT_LIMIT }, NOT: { vence_at: unexpired(WINDOW_MS) } };
  // The failures are counted for longer than the wait that they cause.
  const forgotten = { NOT: { vence_at: { gte: fromNow(-FORGET_MS), lte: fromNow(FORGET_MS) } } };
  await db.limite.deleteMany({ where: { OR: [visitor, forgotten] } });
  await db.adminSession.deleteMany({ where: { NOT: { expires_at: unexpired(SESSION_MS) } } });
  await db.enlaceAcceso.deleteMany({ where: { NOT: { expires_at: unexpired(LINK_MS) } } });
  await db.importacion.deleteMany({ where: { NOT: { vence_at: unexpired(IMPORTACION_MS) } } });
  const delivered = { tipo: AVISO, estado: { not: "pendiente" } };
  await db.salida.deleteMany({ where: { ...delivered, created_at: { lt: fromNow(-AVISO_MS) } } });
  await db.borrador.deleteMany({ where: { NOT: { vence_at: unexpired(BORRADOR_MS) } } });
  await db.formularioGuardado.deleteMany({ where: { NOT: { vence_at: unexpired(FORMULARIO_MS) } } });
  await forgetOldBusquedas();
  // In case the log could not be emptied right after a deletion.
  await truncateWal();
}

async function clean(): Promise<void> {
  if (await mayDeleteOld()) await withJobLease("limpieza", EVERY_MS, purgeExpired);
  await sweepCorreos();
}

/**
 * Cleans up every 5 minutes, in one of all instances and only while the clock can be trusted; each instance also
 * sweeps the mails on its own disk.
 */
export function startCleaning(): void {
  setInterval(() => void clean().catch((error: unknown) => log.error("Cleaning failed", error)), EVERY_MS).unref();
}
