/** Checks before a command deletes a site's content. */
import { startBackup } from "../../app/domain/backup/list.server";
import { archivePath } from "../../app/domain/backup/backups.server";
import { writable as db } from "../../app/services/db/client.server";
import { describeServers } from "../../app/services/db/server-lock.server";
import { env } from "../../app/services/env/env.server";
import { isEmpty, isUnfinished } from "../../prisma/seed/load";
import { confirmed } from "./ask";
import { progress } from "./progress";

interface Told {
  /** The operator is not asked. */
  yes: boolean;
  /** The site may keep running. */
  "while-running": boolean;
}

/** Describes in one line what would be deleted. */
async function content(): Promise<string> {
  const [productos, subcategorias, medios] = await Promise.all([
    db.producto.count(),
    db.subcategoria.count(),
    db.medio.count(),
  ]);
  return `${productos} products, ${subcategorias} subcategories, ${medios} files and all texts`;
}

/**
 * Whether the content may be replaced: no site runs on the database (unless `while-running`), the operator agrees, and
 * a backup was made. For an empty or half loaded database only the first is checked. Throws when the backup fails.
 */
export async function mayReplace(told: Told): Promise<boolean> {
  const server = await describeServers(env().DATABASE_URL);
  if (server && !told["while-running"]) {
    console.error(`The site is running (${server}). Stop it first, or add --while-running. Nothing was changed.`);
    return false;
  }
  if ((await isEmpty(db)) || (await isUnfinished(db))) return true;
  console.log(`This throws away what the site has: ${await content()}.`);
  if (!told.yes && !(await confirmed("A backup is made first. Go on?"))) {
    console.error("Nothing was changed. --yes answers the question.");
    return false;
  }
  const { done } = await startBackup({ onProgress: progress("Backup") });
  console.log(`The state before: ${archivePath((await done).archivo)}`);
  return true;
}
