import { provider, type Tx } from "./client.server";

/**
 * Takes the named mutex until the transaction ends; other transactions, of any instance, wait for it. On SQLite a
 * writing transaction already excludes all others, so nothing is taken.
 */
export async function lockMutex(tx: Tx, name: string): Promise<void> {
  if (provider === "postgresql") await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext(${name}))`;
}
