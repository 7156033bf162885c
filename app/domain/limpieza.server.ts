import { db } from "~/services/db/client.server";
import { log } from "~/services/log.server";
import { CONTACT_LIMIT, getAjustesContacto } from "./contacto.server";
import { inTurn } from "./turnos.server";

const EVERY_MS = 5 * 60_000;

/** The moment so many months ago; a setting that is no number keeps everything. */
function monthsAgo(months: string): Date | null {
  const count = Number(months);
  if (!Number.isInteger(count) || count <= 0) return null;
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - count);
  return date;
}

/** Deletes what has had its time: contact messages past their retention (decision 20), limits, sessions, links, imports. */
export async function purgeExpired(): Promise<void> {
  const past = { lt: new Date() };
  const oldest = monthsAgo((await getAjustesContacto()).retencion_meses);
  if (oldest) {
    const { count } = await db.mensajeContacto.deleteMany({ where: { created_at: { lt: oldest } } });
    if (count > 0) log.info(`Deleted ${count} contact messages past their retention`);
  }
  await db.limite.deleteMany({ where: { clave: { startsWith: CONTACT_LIMIT }, vence_at: past } });
  await db.adminSession.deleteMany({ where: { expires_at: past } });
  await db.enlaceAcceso.deleteMany({ where: { expires_at: past } });
  await db.importacion.deleteMany({ where: { vence_at: past } });
}

/** Does so now and every five minutes, one of all instances. */
export function startCleaning(): void {
  const clean = () =>
    void inTurn("limpieza", EVERY_MS, purgeExpired).catch((error: unknown) => log.error("Cleaning failed", error));
  clean();
  setInterval(clean, EVERY_MS).unref();
}
