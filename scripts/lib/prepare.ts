/** What a command does to the database before it works: no migration beneath a server that runs, and no account. */
import { prepareData } from "../../app/domain/cuentas/first-account.server";
import { Refusal } from "../../app/domain/kernel/refusal";
import { databaseIdentity } from "../../app/services/db/identity.server";
import { compareMigrations } from "../../app/services/db/migrate.server";
import { describeServers } from "../../app/services/db/server-lock.server";
import { env } from "../../app/services/env/env.server";

/** The migrations that a database with content lacks; an empty one, or one that is not there yet, lacks none. */
async function lacking(url: string): Promise<string[]> {
  if ((await databaseIdentity(url)) === null) return [];
  const { isNew, missing } = await compareMigrations(url);
  return isNew ? [] : missing;
}

/**
 * Applies the missing migrations for a command. Throws Refusal, and changes nothing, where there are some and a server
 * runs: it is an older one, which does not know what they change.
 */
export async function prepareDatabase(): Promise<void> {
  const { DATABASE_URL } = env();
  const missing = await lacking(DATABASE_URL);
  const server = missing.length > 0 ? await describeServers(DATABASE_URL) : null;
  if (server)
    throw new Refusal(
      `An older version of the site runs on this database (${server}), which lacks ${missing.join(", ")}. Stop it and start this version first, or use the command of the version that runs. Nothing was changed`,
    );
  await prepareData();
}

/** The same for the command that makes a backup: it is what an upgrade begins with, so nothing is migrated before it. */
export async function prepareBackup(): Promise<void> {
  const missing = await lacking(env().DATABASE_URL);
  if (missing.length > 0)
    throw new Refusal(
      `The database belongs to an older version: it lacks ${missing.join(", ")}. Make the backup with the version that runs, or start this version first. Nothing was changed`,
    );
  await prepareData();
}
