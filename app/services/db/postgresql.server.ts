import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import pLimit from "p-limit";
import pg from "pg";
import { refuseLate } from "./serialised.server";
import { statementNames } from "./statements/names.server";

/** Time limit for connecting to a server. */
const CONNECT_MS = 10_000;

/** Most connections at a time. */
const POOL = 10;

/**
 * A broken connection makes the next statement fail; the event itself needs no handling, but where nobody listens to it,
 * as between a connection that is just made and the work that asked for it, the process ends.
 */
function ignoreEnd(client: pg.ClientBase): void {
  client.on("error", () => undefined);
}

/** Every wait has a limit: for a connection, a lock, a statement, a lost server, an idle transaction. */
const limits = {
  max: POOL,
  connectionTimeoutMillis: CONNECT_MS,
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  query_timeout: 25_000,
  idle_in_transaction_session_timeout: 25_000,
  keepAlive: true,
  onConnect: ignoreEnd,
  // Compiling a query takes longer than any of the site's runs: 150 ms for what is done in 10. Nor does one need a table's
  // all rows or several processors, which the server prefers to an index where it takes places on a disk for far apart.
  options: "-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0",
};

/**
 * Runs a transaction's statements one after the other. Prisma queries several relations at the same time, and pg warns
 * about concurrent queries on one connection.
 */
function oneByOne(transaction: Transaction): Transaction {
  const limit = pLimit(1);
  const refuse = refuseLate();
  const { queryRaw, executeRaw } = transaction;
  const inTurn = async <T>(run: (query: SqlQuery) => Promise<T>, query: SqlQuery) =>
    limit(async () => {
      refuse(query);
      return run.call(transaction, query);
    });
  return Object.assign(transaction, {
    queryRaw: (query) => inTurn(queryRaw, query),
    executeRaw: (query) => inTurn(executeRaw, query),
  } satisfies Partial<Transaction>);
}

/** The adapter of a `postgres:` database. */
export function postgresAdapter(url: string): SqlDriverAdapterFactory {
  const factory = new PrismaPg({ connectionString: url, ...limits }, { statementNameGenerator: statementNames() });
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

/** Opens a PostgreSQL connection outside Prisma's pool. Throws the connection's error. */
export async function connectPostgres(url: string, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...more,
  });
  ignoreEnd(client);
  await client.connect();
  return client;
}
