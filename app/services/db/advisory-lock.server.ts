import { env } from "~/services/env/env.server";
import { connectPostgres } from "./postgresql.server";

const ADVISORY_LOCK = 72707370;
/** How long one instance waits for another that is starting: its database migrations may take a while. */
const PATIENCE = "300s";

/**
 * Runs start-up work under a PostgreSQL advisory lock, so that instances starting at the same moment do it one after
 * the other. SQLite has only one instance, so it takes no lock.
 */
export async function withAdvisoryLock<T>(work: () => Promise<T>): Promise<T> {
  const url = env().DATABASE_URL;
  if (url.startsWith("file:")) return work();
  const client = await connectPostgres(url);
  try {
    await client.query(`SET lock_timeout = '${PATIENCE}'`);
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
