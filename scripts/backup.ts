/**
 * `npm run backup [-- --automatic]`: makes a backup of database and files; suitable for cron. Exits with 1 when no
 * backup was made, or one that lacks files.
 */
import { parseArgs } from "node:util";
import { startBackup } from "../app/domain/backup/list.server";
import { deleteOldBackups, archivePath } from "../app/domain/backup/backups.server";
import { Refusal } from "../app/domain/kernel/refusal";
import { db } from "../app/services/db/client.server";
import { databaseIdentity } from "../app/services/db/identity.server";
import { env } from "../app/services/env/env.server";
import { progress } from "./lib/progress";
import { prepareBackup } from "./lib/prepare";

const { values } = parseArgs({ options: { automatic: { type: "boolean", default: false } } });
const { BACKUP_KEEP, DATA_DIR, DATABASE_URL } = env();
if ((await databaseIdentity(DATABASE_URL)) === null)
  throw new Refusal(`There is no site at ${DATABASE_URL}. Correct DATA_DIR or DATABASE_URL`);
await prepareBackup();
const { done } = await startBackup({ automatico: values.automatic, onProgress: progress("Backup") });
const { archivo, resumen } = await done;
console.log(`${archivePath(archivo)}`);
console.log(`${resumen.total_records} records in ${resumen.total_tables} tables, ${resumen.storage_files} files`);
if (resumen.storage_missing > 0) {
  console.error(
    `Files that were not in the store, so the backup lacks them: ${resumen.storage_missing}. Is ${DATA_DIR}/media there? Imágenes in the back office lists them`,
  );
  process.exitCode = 1;
}
if (values.automatic) await deleteOldBackups(BACKUP_KEEP);
await db.$disconnect();
