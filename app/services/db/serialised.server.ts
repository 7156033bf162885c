import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { yieldIfLong } from "~/services/env/yielding.server";
import { RetryWhileBusy } from "./retry.server";

/** A mutex that serves callers in order of arrival. */
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

/**
 * Refuses statements of a transaction after its end. Prisma ends one that takes too long while an operation of several
 * statements is under way, and sends the others all the same: they would be written outside it.
 */
export function refuseLate(): (query: SqlQuery) => void {
  let isOver = false;
  return ({ sql }) => {
    const ends = ENDS.test(sql);
    if (isOver && !ends)
      throw new DriverAdapterError({ kind: "TransactionAlreadyClosed", cause: "A statement came after its end" });
    isOver ||= ends;
  };
}

function saysNoTransaction(error: unknown): boolean {
  return error instanceof Error && /no transaction is active/.test(`${error.message} ${JSON.stringify(error)}`);
}

/**
 * A transaction that holds the mutex until it ends, however it ends. A COMMIT that fails on a full disk is rolled back,
 * and the ROLLBACK that this makes needless is no error. Otherwise the mutex would never be released.
 */
function heldTransaction(transaction: Transaction, release: () => void): Transaction {
  const refuse = refuseLate();
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
    async queryRaw(query) {
      refuse(query);
      return transaction.queryRaw(query);
    },
    async executeRaw(query) {
      refuse(query);
      return ENDS.test(query.sql) ? end(query) : transaction.executeRaw(query);
    },
    commit: () => transaction.commit().finally(release),
    rollback: () => transaction.rollback().finally(release),
    createSavepoint: transaction.createSavepoint?.bind(transaction),
    rollbackToSavepoint: transaction.rollbackToSavepoint?.bind(transaction),
    releaseSavepoint: transaction.releaseSavepoint?.bind(transaction),
  };
}

/**
 * Begins a transaction with the write lock: what it reads cannot change meanwhile, and only BEGIN can fail with
 * "locked".
 */
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

const READS = /^\s*(?:SELECT|WITH)\b/i;
/** What a statement that begins with WITH may still do. */
const WRITES = /\b(?:INSERT|UPDATE|DELETE|REPLACE\s+INTO)\b/i;

/**
 * Wraps the connection `inner`, one statement or transaction at a time. `reader` is a separate connection for reads
 * outside transactions: it sees what was committed.
 */
function serialised(inner: SqlDriverAdapter, reader: SqlDriverAdapter): SqlDriverAdapter {
  const turn = new Turn();
  const patience = new RetryWhileBusy();
  /** Releases the mutex while it waits to retry on a locked database: others may only want to read. */
  const patiently = <T>(work: () => Promise<T>) => patience.run(() => turn.run(work));
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) =>
      READS.test(query.sql) && !WRITES.test(query.sql)
        ? yieldIfLong().then(() => patience.run(() => reader.queryRaw(query)))
        : patiently(() => inner.queryRaw(query)),
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
 * Makes SQLite use one connection for all writes, one after the other. Without this, a plain write that arrives while
 * another request's transaction is open joins that transaction and is lost with its rollback, though it was
 * acknowledged. Reads wait for no transaction.
 */
export function serialisedFactory(
  openReader: () => Promise<SqlDriverAdapter>,
  openWriter: () => Promise<SqlDriverAdapter>,
): SqlDriverAdapterFactory {
  return {
    provider: "sqlite",
    adapterName: "serialised",
    async connect() {
      const reader = await openReader();
      return serialised(await openWriter(), reader);
    },
  };
}
