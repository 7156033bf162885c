import { env, sqlitePath } from "~/services/env/env.server";
import { log } from "~/services/log/log.server";
import { openSqliteInThread } from "./writer/own-in-thread.server";
import { openPostgres } from "./own-postgresql.server";
import { openSqlite } from "./own-sqlite.server";
import type { RawConnection } from "./own-connection";

/**
 * Opens a separate connection to a database, by default this process's; a SQLite file must exist. `patienceMs` limits
 * how long PostgreSQL may take to connect or answer (no limit by default); SQLite ignores it.
 */
export async function openRawConnection(url = env().DATABASE_URL, patienceMs?: number): Promise<RawConnection> {
  const file = sqlitePath(url);
  return file === null ? openPostgres(url, patienceMs) : openSqlite(file);
}

/** Runs work on a snapshot of the database; it blocks no writers. */
export async function withSnapshot<T>(work: (own: RawConnection) => Promise<T>): Promise<T> {
  const own = await openRawConnection();
  try {
    await own.begin("read");
    return await work(own);
  } finally {
    await own.close();
  }
}

/** A COMMIT failed or had no answer: what it was to keep may be there or not. */
export class CommitUnanswered extends Error {
  override name = "CommitUnanswered";
}

/**
 * Runs work in a transaction on a separate connection; in the built server, SQLite's is in a thread of its own. Throws
 * CommitUnanswered, and what work throws, after which nothing has changed.
 */
export async function withRawTransaction<T>(work: (own: RawConnection) => Promise<T>): Promise<T> {
  const file = sqlitePath(env().DATABASE_URL);
  const own = (file === null ? null : await openSqliteInThread(file)) ?? (await openRawConnection());
  try {
    await own.begin("write");
    const result = await work(own);
    await own.run("COMMIT").catch((cause: unknown) => {
      throw new CommitUnanswered("A transaction's end is not known", { cause });
    });
    return result;
  } finally {
    // By then it is known what became of the transaction.
    await own.close().catch((error: unknown) => log.warn("A connection could not be closed", error));
  }
}
