import { log } from "~/services/log/log.server";
import { db, provider } from "./client.server";

/**
 * Empties SQLite's log, which holds every page as it was before it was overwritten. While a backup is read it stays, and the
 * next call empties it: what was deleted is deleted either way. PostgreSQL does so by itself, in its own time.
 */
export async function wipeLog(): Promise<void> {
  if (provider !== "sqlite") return;
  try {
    await db.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    log.warn("The log of the database could not be emptied; it will be tried again", error);
  }
}
