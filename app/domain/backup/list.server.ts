import { rm, stat } from "node:fs/promises";
import { writeArchive } from "~/services/archive/write.server";
import { readCount } from "~/services/db/rows.server";
import { sql } from "~/services/db/sql.server";
import { now } from "~/services/env/clock.server";
import { BACKUP_VERSION, backupName, type Summary, textos } from "./backup";
import { writeBackup } from "./create.server";
import { type ReportProgress, startJob } from "./job.server";
import { archivesOnDisk, backups, archivePath } from "./backups.server";
import { checkSpace } from "~/domain/backup/format/files.server";
import { change } from "~/domain/kernel/change.server";

interface NewBackup {
  archivo: string;
  resumen: Summary;
  sha256: string;
  automatico?: boolean;
  subido?: boolean;
}

/** Adds an archive in the archives' folder to the list. Returns its id. */
export async function registerBackup({ resumen, ...backup }: NewBackup): Promise<number> {
  const { size } = await stat(archivePath(backup.archivo));
  return change(async (tx) => {
    const data = {
      ...backup,
      version: BACKUP_VERSION,
      bytes: size,
      resumen: JSON.stringify(resumen),
      created_at: now(),
    };
    return backups.insert(tx, data);
  });
}

/** Makes a backup within a running job. Throws Refusal where the disk has no room for it. */
export async function makeBackup(report: ReportProgress, { automatico = false, prefix = "backup-completo" } = {}) {
  const moment = now();
  const archivo = `${backupName(moment, prefix)}-${String(moment.getMilliseconds()).padStart(3, "0")}.zip`;
  // Only the running job writes here, so a partial file was left by a crash.
  for (const name of await archivesOnDisk(".part")) await rm(archivePath(name), { force: true });
  // The files are by far the most of an archive, and are in it as they are.
  await checkSpace(await readCount(sql`SELECT sum(bytes) AS n FROM medios WHERE almacen <> 'externo'`));
  const zip = await writeArchive(archivePath(archivo));
  try {
    const { manifiesto, sha256, contenido_version } = await writeBackup(zip, moment, report);
    await zip.finish();
    const backup_id = await registerBackup({ archivo, resumen: manifiesto.resumen, sha256, automatico });
    return { backup_id, archivo, resumen: manifiesto.resumen, contenido_version };
  } catch (error) {
    await zip.discard();
    await rm(archivePath(archivo), { force: true });
    throw error;
  }
}

/** Starts a backup; throws Refusal while another backup job runs. */
export async function startBackup({
  automatico = false,
  onProgress,
}: { automatico?: boolean; onProgress?: ReportProgress } = {}) {
  const fallo = textos.noCreado;
  return startJob({ tipo: "crear", fallo, onProgress, work: ({ report }) => makeBackup(report, { automatico }) });
}
