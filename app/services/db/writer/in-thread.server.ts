import type { Worker } from "node:worker_threads";
import {
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { startThread } from "~/services/env/threads.server";

/** What the thread is asked to run. */
export type Asked =
  | { verb: "rows"; query: SqlQuery }
  | { verb: "count"; query: SqlQuery }
  | { verb: "script"; script: string }
  | { verb: "close" };

/** What it answers; `refused`: the database's own error. */
export interface Answer {
  rows?: SqlResultSet;
  count?: number;
  refused?: DriverAdapterError["cause"];
  failed?: unknown;
}

const ENDED = "The thread that writes to the database has ended";

let code: URL | null = null;

/** Makes connections that are opened from now on write in a thread, whose code is in this file. */
export function writeInThread(file: URL | null): void {
  code = file;
}

/** Where that code is; null where this process writes in its own thread. */
export function threadCode(): URL | null {
  return code;
}

/** Whoever waits for an answer. */
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * A thread that runs one statement after the other. What ends it unasked ends the process: nobody could write again.
 * After its end every statement is refused.
 */
class WriterThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #state: "open" | "ending" | "gone" = "open";

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on("message", (answer: Answer) => {
      this.#waiting.shift()?.resolve(answer);
      if (this.#waiting.length === 0) worker.unref();
    });
    worker.on("exit", () => {
      const asked = this.#state === "ending";
      this.#state = "gone";
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(ENDED));
      if (!asked) throw new Error(ENDED);
    });
  }

  async ask(asked: Asked): Promise<Answer> {
    if (this.#state === "gone") throw new Error(ENDED);
    const answer = await new Promise<Answer>((resolve, reject) => {
      // What cannot be sent throws here, and nobody waits for its answer.
      this.#worker.postMessage(asked);
      this.#worker.ref();
      this.#waiting.push({ resolve, reject });
    });
    if (answer.refused) throw new DriverAdapterError(answer.refused);
    if ("failed" in answer) throw answer.failed;
    return answer;
  }

  async rows(query: SqlQuery): Promise<SqlResultSet> {
    const { rows } = await this.ask({ verb: "rows", query });
    return rows ?? { columnNames: [], columnTypes: [], rows: [] };
  }

  async count(query: SqlQuery): Promise<number> {
    return (await this.ask({ verb: "count", query })).count ?? 0;
  }

  async run(script: string): Promise<void> {
    await this.ask({ verb: "script", script });
  }

  async end(): Promise<void> {
    this.#state = "ending";
    await this.ask({ verb: "close" });
    await this.#worker.terminate();
  }
}

function adapterOf(thread: WriterThread): SqlDriverAdapter {
  const statements = {
    provider: "sqlite",
    adapterName: "sqlite-thread",
    queryRaw: (query: SqlQuery) => thread.rows(query),
    executeRaw: (query: SqlQuery) => thread.count(query),
  } as const;
  const nothing = async () => undefined;
  const transaction: Transaction = {
    ...statements,
    options: { usePhantomQuery: false },
    // Prisma sends COMMIT and ROLLBACK as statements.
    commit: nothing,
    rollback: nothing,
    createSavepoint: (name) => thread.run(`SAVEPOINT ${name}`),
    rollbackToSavepoint: (name) => thread.run(`ROLLBACK TO ${name}`),
    releaseSavepoint: (name) => thread.run(`RELEASE SAVEPOINT ${name}`),
  };
  return {
    ...statements,
    executeScript: (script) => thread.run(script),
    async startTransaction() {
      await thread.run("BEGIN");
      return transaction;
    },
    dispose: () => thread.end(),
  };
}

/**
 * Opens a connection to a SQLite file in a thread of its own, so that no statement, commit or checkpoint holds up who
 * reads; null where this process writes in its own thread. Its first statement waits until the thread has started.
 * Transactions must follow each other.
 */
export function openInThread(url: string): SqlDriverAdapter | null {
  return code && adapterOf(new WriterThread(startThread(code, { workerData: { url } })));
}
