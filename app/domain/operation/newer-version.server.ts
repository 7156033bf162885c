import { provider } from "~/services/db/client.server";
import { areOwn } from "~/services/db/migrate.server";
import { readRows } from "~/services/db/rows.server";
import { sql } from "~/services/db/sql.server";
import { log } from "~/services/log/log.server";

const APPLIED = sql`SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL`;

let told = false;

/**
 * Whether a newer version has migrated the database while this process runs, as in an upgrade of one instance after the
 * other: what its migrations left to be done is to be done its way. Logged once.
 */
export async function isDatabaseNewer(): Promise<boolean> {
  const newer = !areOwn(provider, await readRows<{ name: string; checksum: string }>(APPLIED));
  if (newer && !told) log.info("A newer version has migrated the database: what follows a change is left to it");
  told = newer;
  return newer;
}
