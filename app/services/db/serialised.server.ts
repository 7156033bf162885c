import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { RetryWhileBusy } from "./retry.server";

/** One holder at a time, in order of arrival. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.take();
    try {
      return await work();
    } finally {
      release();
    }
  }
}

const ENDS = /^(?:COMMIT|ROLLBACK)\s*;?$/i;

function saysNoTransaction(error: unknown): boolean {
  return error instanceof Error && /no transaction is active/.test(`${error.message} ${JSON.stringify(error)}`);
}

/**
 * A transaction that has its turn until it ends, however it ends: a COMMIT that a full disk refuses is rolled back, and
 * a ROLLBACK that such a refusal made needless is no fault. Otherwise nobody would ever have a turn again.
 */
function heldTransaction(transaction: Transaction, release: () => void): Transaction {
  async function end(query: SqlQuery): Promise<number> {
    try {
      return await transaction.executeRaw(query);
    } catch (error) {
      const needless = /ROLLBACK/i.test(query.sql) && saysNoTransaction(error);
      if (!needless) await transaction.executeRaw({ ...query, sql: "ROLLBACK" }).catch(() => 0);
      await transaction.rollback();
      release();
      if (needless) return 0;
      throw error;
    }
  }
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => transaction.queryRaw(query),
    executeRaw: (query) => (ENDS.test(query.sql) ? end(query) : transaction.executeRaw(query)),
    commit: () => transaction.commit().finally(release),
    rollback: () => transaction.rollback().finally(release),
    createSavepoint: transaction.createSavepoint?.bind(transaction),
    rollbackToSavepoint: transaction.rollbackToSavepoint?.bind(transaction),
    releaseSavepoint: transaction.releaseSavepoint?.bind(transaction),
  };
}

/** Begins with the lock for writing in hand: what is read stays true, and only the beginning can find it taken. */
async function beginImmediate(
  inner: SqlDriverAdapter,
  level: Parameters<SqlDriverAdapter["startTransaction"]>[0],
): Promise<Transaction> {
  const transaction = await inner.startTransaction(level);
  try {
    await inner.executeScript("COMMIT; BEGIN IMMEDIATE");
    return transaction;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

const READS = /^\s*SELECT\b/i;

/** `reader` is a connection of its own for what is read outside of transactions: it sees what was committed. */
function serialised(inner: SqlDriverAdapter, reader: SqlDriverAdapter): SqlDriverAdapter {
  const turn = new Turn();
  const patience = new RetryWhileBusy();
  /** Whoever finds the database locked gives up the turn meanwhile: those who only read need no lock. */
  const patiently = <T>(work: () => Promise<T>) => patience.run(() => turn.run(work));
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) =>
      READS.test(query.sql) ? patience.run(() => reader.queryRaw(query)) : patiently(() => inner.queryRaw(query)),
    executeRaw: (query) => patiently(() => inner.executeRaw(query)),
    executeScript: (script) => patiently(() => inner.executeScript(script)),
    startTransaction: (level) =>
      patience.run(async () => {
        const release = await turn.take();
        try {
          return heldTransaction(await beginImmediate(inner, level), release);
        } catch (error) {
          release();
          throw error;
        }
      }),
    getConnectionInfo: inner.getConnectionInfo?.bind(inner),
    async dispose() {
      await reader.dispose();
      await inner.dispose();
    },
  };
}

/**
 * SQLite has one connection for writing here. Without this, a plain write that arrives while another request's transaction is open
 * joins that transaction and is lost with its rollback, though it was acknowledged. Who only reads waits for no transaction.
 */
export function serialisedFactory(
  inner: SqlDriverAdapterFactory,
  prepare: (adapter: SqlDriverAdapter) => Promise<void>,
): SqlDriverAdapterFactory {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    async connect() {
      const [adapter, reader] = [await inner.connect(), await inner.connect()];
      await prepare(adapter);
      await prepare(reader);
      return serialised(adapter, reader);
    },
  };
}
