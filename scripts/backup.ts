/**
 * `npm run backup [-- --automatic]`: makes a backup of database and files; suitable for cron. Exits with 1 when no
 * backup was made.
 */
import { parseArgs } from "node:util";
import { bootstrap } from "../app/domain/cuentas/first-account.server";
import { startBackup } from "../app/domain/backup/list.server";
import { deleteOldBackups, archivePath } from "../app/domain/backup/backups.server";
import { db } from "../app/services/db/client.server";
import { env } from "../app/services/env/env.server";
import { progress } from "./lib/progress";

const { values } = parseArgs({ options: { automatic: { type: "boolean", default: false } } });
try {
  await bootstrap();
  const { done } = await startBackup({ automatico: values.automatic, onProgress: progress("Backup") });
  const { archivo, resumen } = await done;
  console.log(`${archivePath(archivo)}`);
  console.log(`${resumen.total_records} records in ${resumen.total_tables} tables, ${resumen.storage_files} files`);
  if (resumen.storage_missing > 0) console.error(`${resumen.storage_missing} files were not in the store`);
  if (values.automatic) await deleteOldBackups(env().BACKUP_KEEP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await db.$disconnect();
