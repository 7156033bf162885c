import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, Transaction } from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import pg from "pg";

/** How long a server may take to answer at all. */
export const CONNECT_MS = 10_000;

/** Nobody waits for ever: not for a connection, a lock, a statement, a server that went away, nor an open transaction. */
const limits = {
  max: 10,
  connectionTimeoutMillis: CONNECT_MS,
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  query_timeout: 25_000,
  idle_in_transaction_session_timeout: 25_000,
  keepAlive: true,
};

/**
 * A transaction has one connection. Prisma asks for the rows of several relations at the same time, which pg takes as a
 * mistake: here one statement waits for the other.
 */
function oneByOne(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const { queryRaw, executeRaw } = transaction;
  return Object.assign(transaction, {
    queryRaw: (query) => limit(() => queryRaw.call(transaction, query)),
    executeRaw: (query) => limit(() => executeRaw.call(transaction, query)),
  } satisfies Partial<Transaction>);
}

/** The adapter of a `postgres:` database. */
export function postgresAdapter(url: string): SqlDriverAdapterFactory {
  const factory = new PrismaPg({ connectionString: url, ...limits });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<SqlDriverAdapter> {
      const adapter = await factory.connect();
      const begin = adapter.startTransaction.bind(adapter);
      return Object.assign(adapter, {
        startTransaction: async (level) => oneByOne(await begin(level)),
      } satisfies Partial<SqlDriverAdapter>);
    },
  };
}

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
