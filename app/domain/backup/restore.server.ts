import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { now } from "~/services/env/clock.server";
import { contentChanged } from "~/services/page-cache/content-version.server";
import { db } from "~/services/db/client.server";
import { isDeadlock } from "~/services/db/errors.server";
import { CommitUnanswered, withSnapshot } from "~/services/db/own.server";
import type { RawConnection } from "~/services/db/own-connection";
import { log } from "~/services/log/log.server";
import { makeFolder } from "~/services/files/whole-file.server";
import { backupName, textos } from "./backup";
import { type OpenBackup, withOpenBackup, refusalOf } from "~/domain/backup/format/open.server";
import { type ApplyOptions, applyBackup, ContentMoved } from "./apply.server";
import { restoreFiles } from "~/domain/backup/format/files.server";
import { compareWithCurrent } from "./compare.server";
import { readContentVersion } from "~/domain/backup/format/rows.server";
import { makeBackup, registerBackup } from "./list.server";
import { archivePath, BEFORE_RESTORE, deleteBackup, getBackup } from "./backups.server";
import { readyTables } from "~/domain/backup/format/ready.server";
import { checkFiles, checkRows } from "~/domain/backup/format/check.server";
import { type ReportProgress, startJob, type Job } from "./job.server";
import { NotFound, Refusal } from "~/domain/kernel/refusal";

const TRIES = 3;
const NO_RESTAURADO = "No se pudo restaurar el backup. Nada cambió. Revise la consola para más detalles.";
const CAMBIO = "Cambiando el contenido";
const NO_REVISADO = "No se pudo revisar el backup. Revise la consola para más detalles.";

/** Reports the progress of a step as the part of the whole between `from` and `to`. */
function between(report: ReportProgress, from: number, to: number): ReportProgress {
  return (paso, parte) => report(paso, from + parte * (to - from));
}

/** Checks all of an archive's rows against this database. Throws Refusal for whatever is wrong with them. */
async function checkTables(abierto: OpenBackup, own: RawConnection, report: ReportProgress) {
  const listas = await readyTables(abierto, own);
  await checkRows(abierto, own, listas, (parte) => report("Revisando las tablas", parte));
  return listas;
}

const CambioSchema = z.object({ titulo: z.string(), nuevas: z.number(), cambiadas: z.number(), quitadas: z.number() });
/** The changes that staff see before they confirm a restore. */
export const PreviewSchema = z.object({
  backup_id: z.number(),
  cambios: z.array(CambioSchema),
  archivos: CambioSchema,
  contenido_version: z.number(),
});
export type Preview = z.infer<typeof PreviewSchema>;

/** Checks a whole archive and returns what restoring it would change. Changes nothing. */
export async function checkArchive(path: string, report: ReportProgress): Promise<Omit<Preview, "backup_id">> {
  return withOpenBackup(path, async (abierto) => {
    await checkFiles(abierto, between(report, 0, 0.6));
    return withSnapshot(async (own) => {
      const listas = await checkTables(abierto, own, between(report, 0.6, 0.8));
      const told = (parte: number) => report("Comparando las tablas", 0.8 + 0.2 * parte);
      const changes = await compareWithCurrent(abierto, own, listas, told);
      return { ...changes, contenido_version: await readContentVersion(own) };
    });
  });
}

async function applied(
  turno: Job,
  todo: Omit<ApplyOptions, "contenido_version" | "llave" | "report">,
): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const before = await makeBackup(between(turno.report, 0.7, 0.8), { automatico: true, prefix: BEFORE_RESTORE });
    const report: ReportProgress = (paso, parte) => turno.report(`${CAMBIO}: ${paso}`, 0.8 + 0.2 * parte);
    turno.report(CAMBIO, 0.8);
    try {
      const { contenido_version } = before;
      await turno
        .withoutHeartbeat(() => applyBackup({ ...todo, report, llave: turno.llave, contenido_version }))
        .finally(contentChanged);
      return before.archivo;
    } catch (error) {
      if (error instanceof CommitUnanswered) {
        log.error(textos.cortado, error);
        throw new Refusal(textos.cortado);
      }
      if (!(error instanceof ContentMoved || isDeadlock(error))) throw refusalOf(error);
      await deleteBackup(before.backup_id);
      if (tried === TRIES) throw new Refusal("Otras personas están guardando cambios. Inténtelo de nuevo.");
    }
  }
}

interface Restaurar {
  path: string;
  /** Name of the archive, for the history. */
  archivo: string;
  backup_id?: number;
  /** The session that stays open; all others end. */
  sesion: number | null;
  onProgress?: ReportProgress;
}

/**
 * Starts a restore: replaces the content by an archive's. The archive is checked completely before anything changes.
 */
export async function restoreArchive({ path, archivo, backup_id, sesion, onProgress }: Restaurar) {
  async function work(turno: Job) {
    return withOpenBackup(path, async (abierto) => {
      const ajenos = await checkFiles(abierto, between(turno.report, 0, 0.2));
      const listas = await withSnapshot((own) => checkTables(abierto, own, between(turno.report, 0.2, 0.3)));
      const lugares = await restoreFiles(abierto, ajenos, between(turno.report, 0.3, 0.7));
      const antes = await applied(turno, { abierto, listas, lugares, sesion, archivo });
      return { backup_id, archivo, antes };
    });
  }
  return startJob({ tipo: "restaurar", backup_id, fallo: NO_RESTAURADO, onProgress, work });
}

async function found(id: number) {
  const backup = await getBackup(id);
  if (!backup) throw new NotFound();
  if (!backup.aqui) throw new Refusal("El archivo de este backup no está en este servidor.");
  return { archivo: backup.archivo, path: archivePath(backup.archivo) };
}

/** Starts the check of a backup on the list. Throws NotFound and Refusal. */
export async function checkBackup(id: number) {
  const { path } = await found(id);
  const work = async ({ report }: Job) => ({ backup_id: id, ...(await checkArchive(path, report)) });
  return startJob({ tipo: "revisar", backup_id: id, fallo: NO_REVISADO, work });
}

/** Starts to restore a backup on the list. Throws NotFound, and Refusal when the content changed since the check. */
export async function restoreBackup(id: number, contenido_version: number, sesion: number) {
  const now = await db.contenidoVersion.findUniqueOrThrow({ where: { id: 1 } });
  if (now.version !== contenido_version)
    throw new Refusal("El contenido cambió después de la revisión. Revise el backup de nuevo.");
  return restoreArchive({ ...(await found(id)), backup_id: id, sesion });
}

/**
 * Adds an uploaded archive to the list; the same archive is added only once. Returns its id. Throws Refusal for a
 * file that is no backup.
 */
export async function keepUploadedBackup(path: string): Promise<number> {
  const { manifiesto, sha256 } = await withOpenBackup(path, async (abierto) => abierto);
  const known = await db.backup.findFirst({ where: { sha256 }, select: { id: true } });
  if (known && (await getBackup(known.id))?.aqui) return known.id;
  const archivo = `${backupName(now(), "subido")}-${sha256.slice(0, 6)}.zip`;
  await makeFolder(dirname(archivePath(archivo)));
  await rename(path, archivePath(archivo));
  return registerBackup({ archivo, resumen: manifiesto.resumen, sha256, subido: true });
}
