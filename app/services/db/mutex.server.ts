import { provider, type Tx } from "./client.server";

/**
 * Takes the mutex of a name until the transaction ends; others who ask for it wait, over all instances. On SQLite a
 * transaction has the whole database to itself anyway.
 */
export async function lockMutex(tx: Tx, name: string): Promise<void> {
  if (provider === "postgresql") await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtext(${name}))`;
}
