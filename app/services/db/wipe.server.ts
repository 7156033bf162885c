import { log } from "~/services/log/log.server";
import { db, provider } from "./client.server";

/**
 * Truncates SQLite's write-ahead log, which holds pages as they were before they were overwritten. While a backup is
 * being read the log stays, and the next call truncates it; the deletion itself holds either way. PostgreSQL does the
 * same by itself, in its own time.
 */
export async function truncateWal(): Promise<void> {
  if (provider !== "sqlite") return;
  try {
    await db.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    log.warn("The log of the database could not be emptied; it will be tried again", error);
  }
}
