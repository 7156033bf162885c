import { fromNow, now, SKEW_MS } from "~/services/env/clock.server";
import { db } from "~/services/db/client.server";
import { env } from "~/services/env/env.server";
import { log } from "~/services/log/log.server";
import { summaryFrom } from "./backup";
import { withOpenBackup } from "~/domain/backup/format/open.server";
import { startBackup, registerBackup } from "./list.server";
import { archivePath, archivesOnDisk, deleteOldBackups, removeDeleted } from "./backups.server";
import { isBackupRunning, JobRunning, lastJob } from "./job.server";

const LOOK_MS = 60_000;
/** After a backup that failed the next one waits for so long, or for BACKUP_EVERY where that is shorter. */
const FAILED_MS = 3_600_000;

/**
 * When the last backup of this site was made, and how many files it lacks; null before the first. A backup dated in the
 * future by a wrong clock is ignored.
 */
export async function lastOwnBackup() {
  const where = { subido: false, created_at: { lte: fromNow(SKEW_MS) } };
  const select = { created_at: true, resumen: true };
  const last = await db.backup.findFirst({ where, orderBy: [{ created_at: "desc" }, { id: "desc" }], select });
  return last && { hecho: last.created_at, faltan: summaryFrom(last.resumen).storage_missing };
}

/** Whether the last job was a backup that failed within the last `ms` milliseconds, on any instance. */
async function hasFailed(moment: Date, ms: number): Promise<boolean> {
  const { tipo, estado, termino } = await lastJob();
  return tipo === "crear" && estado === "fallo" && Math.abs(moment.getTime() - termino.getTime()) < ms;
}

/**
 * Makes a backup when the last one is older than BACKUP_EVERY, and deletes those over BACKUP_KEEP. Returns whether it
 * made one: not while another job runs, nor soon after one failed. Throws why it failed.
 */
export async function backupIfDue(moment = now()): Promise<boolean> {
  const { BACKUP_EVERY, BACKUP_KEEP } = env();
  const last = await lastOwnBackup();
  if (!BACKUP_EVERY || (last && moment.getTime() - last.hecho.getTime() < BACKUP_EVERY)) return false;
  if (await hasFailed(moment, Math.min(FAILED_MS, BACKUP_EVERY))) return false;
  try {
    const { done } = await startBackup({ automatico: true });
    await done;
  } catch (error) {
    if (!(error instanceof JobRunning)) throw error;
    return false;
  }
  await deleteOldBackups(BACKUP_KEEP);
  return true;
}

/** Adds archives to the list that were copied into the folder, or that a crash kept off the list. */
export async function adoptBackups(): Promise<void> {
  if (await isBackupRunning()) return;
  const known = new Set((await db.backup.findMany({ select: { archivo: true } })).map(({ archivo }) => archivo));
  for (const archivo of await archivesOnDisk(".zip")) {
    if (known.has(archivo)) continue;
    try {
      if (await removeDeleted(archivo)) continue;
      const { manifiesto, sha256 } = await withOpenBackup(archivePath(archivo), async (abierto) => abierto);
      await registerBackup({ archivo, resumen: manifiesto.resumen, sha256, subido: true });
    } catch (error) {
      log.warn(`${archivo} in the folder of backups is not one`, error);
    }
  }
}

/** Checks every minute whether a backup is due; of several instances one makes it. */
export function startBackups(): void {
  void adoptBackups().catch((error: unknown) => log.warn("The folder of backups could not be read", error));
  if (!env().BACKUP_EVERY) return;
  const look = () => void backupIfDue().catch((error: unknown) => log.error("The scheduled backup failed", error));
  setTimeout(look, LOOK_MS / 6).unref();
  setInterval(look, LOOK_MS).unref();
}
