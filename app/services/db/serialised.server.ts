import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlQueryable,
  Transaction,
} from "@prisma/driver-adapter-utils";

const BUSY_PATIENCE_MS = 5_000;
const BUSY_PAUSE_MS = 25;

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

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    /database is locked|SQLITE_BUSY|SocketTimeout/.test(`${error.message} ${JSON.stringify(error)}`)
  );
}

/** Repeats what another process's lock refused, without blocking Node, for up to five seconds. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
    }
  }
}

function heldTransaction(transaction: Transaction, release: () => void): Transaction {
  const queryable = patientQueryable(transaction);
  return {
    ...queryable,
    options: transaction.options,
    commit: () => transaction.commit().finally(release),
    rollback: () => transaction.rollback().finally(release),
    createSavepoint: transaction.createSavepoint?.bind(transaction),
    rollbackToSavepoint: transaction.rollbackToSavepoint?.bind(transaction),
    releaseSavepoint: transaction.releaseSavepoint?.bind(transaction),
  };
}

function patientQueryable(inner: SqlQueryable): SqlQueryable {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query: SqlQuery) => patiently(() => inner.queryRaw(query)),
    executeRaw: (query: SqlQuery) => patiently(() => inner.executeRaw(query)),
  };
}

function serialised(inner: SqlDriverAdapter): SqlDriverAdapter {
  const turn = new Turn();
  const queryable = patientQueryable(inner);
  return {
    ...queryable,
    queryRaw: (query) => turn.run(() => queryable.queryRaw(query)),
    executeRaw: (query) => turn.run(() => queryable.executeRaw(query)),
    executeScript: (script) => turn.run(() => patiently(() => inner.executeScript(script))),
    async startTransaction(isolationLevel) {
      const release = await turn.take();
      try {
        return heldTransaction(await patiently(() => inner.startTransaction(isolationLevel)), release);
      } catch (error) {
        release();
        throw error;
      }
    },
    getConnectionInfo: inner.getConnectionInfo?.bind(inner),
    dispose: () => inner.dispose(),
  };
}

/**
 * SQLite has one connection here. Without this, a plain write that arrives while another request's transaction is open
 * joins that transaction and is lost with its rollback, though it was acknowledged.
 */
export function serialisedFactory(
  inner: SqlDriverAdapterFactory,
  prepare: (adapter: SqlDriverAdapter) => Promise<void>,
): SqlDriverAdapterFactory {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    async connect() {
      const adapter = await inner.connect();
      await prepare(adapter);
      return serialised(adapter);
    },
  };
}
