import { once } from "node:events";
import pLimit from "p-limit";
import { startThread } from "~/services/env/threads.server";
import type { RawConnection } from "../own-connection";
import { threadCode } from "./in-thread.server";

/**
 * Opens a SQLite file in a thread of its own, for a long transaction: no statement of it, not the making of an index nor
 * its commit, holds up who is served here. Null where this process writes in its own thread.
 */
export async function openSqliteInThread(file: string): Promise<RawConnection | null> {
  const code = threadCode();
  if (!code) return null;
  const worker = startThread(code, { workerData: { raw: file } });
  const gone = new AbortController();
  worker.on("error", (error) => gone.abort(error));
  worker.once("exit", () => gone.abort(new Error("The thread of a long transaction has ended")));
  const inTurn = pLimit(1);

  async function ask<Verb extends keyof RawConnection>(
    verb: Verb,
    ...args: Parameters<RawConnection[Verb]>
  ): Promise<Awaited<ReturnType<RawConnection[Verb]>>> {
    return inTurn(async () => {
      const answered = once(worker, "message", gone);
      worker.postMessage({ verb, args });
      const [{ result, failed }] = await answered;
      if (failed) throw Object.assign(new Error(failed.message), { code: failed.code });
      return result;
    });
  }
  return {
    run: (sql, params) => ask("run", sql, params),
    begin: (mode) => ask("begin", mode),
    columns: (tabla) => ask("columns", tabla),
    uniques: (tabla) => ask("uniques", tabla),
    indexes: (tabla) => ask("indexes", tabla),
    references: (tabla) => ask("references", tabla),
    insert: (tabla, columnas, filas) => ask("insert", tabla, columnas, filas),
    lock: (tablas) => ask("lock", tablas),
    lastId: (tabla) => ask("lastId", tabla),
    renumber: (tabla, lastId) => ask("renumber", tabla, lastId),
    async close() {
      await ask("close").finally(() => worker.terminate());
    },
  };
}
