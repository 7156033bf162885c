import { env } from "~/services/env/env.server";
import { provider, type Tx } from "./client.server";
import { connectPostgres } from "./postgresql.server";

const ADVISORY_LOCK = 72707370;
/** How long one instance waits for another that is starting: its database migrations may take a while. */
const PATIENCE = "300s";

/**
 * Runs start-up work under a PostgreSQL advisory lock, so that instances starting at the same moment do it one after
 * the other. SQLite has only one instance, so it takes no lock.
 */
export async function withAdvisoryLock<T>(work: () => Promise<T>): Promise<T> {
  if (provider === "sqlite") return work();
  const client = await connectPostgres(env().DATABASE_URL);
  try {
    await client.query(`SET lock_timeout = '${PATIENCE}'`);
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Takes the named mutex until the transaction ends; other transactions, of any instance, wait for it. On SQLite a
 * writing transaction already excludes all others, so nothing is taken.
 */
export async function lockMutex(tx: Tx, name: string): Promise<void> {
  if (provider === "postgresql") await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext(${name}))`;
}
