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
 * When the last backup of this site was made, how many files it lacks, and the name of its archive; null before the
 * first. A backup dated in the future by a wrong clock is ignored.
 */
export async function lastOwnBackup() {
  const where = { subido: false, created_at: { lte: fromNow(SKEW_MS) } };
  const select = { archivo: true, created_at: true, resumen: true };
  const last = await db.backup.findFirst({ where, orderBy: [{ created_at: "desc" }, { id: "desc" }], select });
  return last && { archivo: last.archivo, hecho: last.created_at, faltan: summaryFrom(last.resumen).storage_missing };
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

async function isListed(archivo: string): Promise<boolean> {
  return (await db.backup.count({ where: { archivo } })) > 0;
}

/** Adds an archive in the folder to the list, or deletes one that was deleted on another machine. */
async function adopt(archivo: string): Promise<void> {
  if (await removeDeleted(archivo)) return;
  const { manifiesto, sha256 } = await withOpenBackup(archivePath(archivo), async (abierto) => abierto);
  // One that was uploaded just now may be on the list by now.
  if (!(await isListed(archivo))) await registerBackup({ archivo, resumen: manifiesto.resumen, sha256, subido: true });
}

/**
 * Adds archives to the list that were copied into the folder, or that a crash kept off the list, and deletes those that
 * were deleted on another machine. Does nothing while a job runs.
 */
export async function adoptBackups(): Promise<void> {
  // The folder is read first: what a job writes after that is on the list once no job runs.
  const archivos = await archivesOnDisk(".zip");
  if (await isBackupRunning()) return;
  for (const archivo of archivos) {
    if (await isListed(archivo)) continue;
    await adopt(archivo).catch((error: unknown) => log.warn(`${archivo} in the folder of backups is not one`, error));
  }
}

/** Reads the folder of backups; checks every minute whether one is due, which one of several instances makes. */
export function startBackups(): void {
  void adoptBackups().catch((error: unknown) => log.warn("The folder of backups could not be read", error));
  if (!env().BACKUP_EVERY) return;
  const look = () => void backupIfDue().catch((error: unknown) => log.error("The scheduled backup failed", error));
  setTimeout(look, LOOK_MS / 6).unref();
  setInterval(look, LOOK_MS).unref();
}
