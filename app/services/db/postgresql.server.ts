import pg from "pg";

/** How long a server may take to answer at all. */
export const CONNECT_MS = 10_000;

/** Connects to a PostgreSQL beside the client's pool. Throws what keeps it from that. */
export async function connectPostgres(url: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...more,
  });
  // A connection that breaks is told by the statement that needs it.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
