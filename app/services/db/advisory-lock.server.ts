import { env } from "~/services/env/env.server";
import { connectPostgres } from "./postgresql.server";

const ADVISORY_LOCK = 72707370;
/** How long one instance waits for another that is starting: its migrations may take a while. */
const PATIENCE = "300s";

/** Runs what instances that start at the same moment must do one after the other; on SQLite there is only one of them. */
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
