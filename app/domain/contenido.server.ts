import { contentChanged } from "~/services/content-version.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { log } from "~/services/log.server";
import { recordTracked } from "./auditoria.server";

const TRIES = 3;
/** Other instances see a change within a second (DECISIONS.md). */
const LOOK_MS = 500;

/**
 * One transaction; what it told `track` is in the audit trail with it. What another transaction's commit made
 * impossible (a slug taken meanwhile, a deadlock) is worked out afresh. `Serializable` for a rule over several rows;
 * `timeout` in milliseconds for what takes longer than any form.
 */
export async function change<T>(
  work: (tx: Tx) => Promise<T>,
  isolationLevel?: "Serializable",
  timeout?: number,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.$transaction(
        async (tx) => {
          const result = await work(tx);
          await recordTracked(tx);
          return result;
        },
        { isolationLevel, timeout },
      );
    } catch (error) {
      if (tried === TRIES || !isRace(error)) throw error;
    }
  }
}

/** The version this process has seen last. */
let seen: number | undefined;

/** One transaction that changes public content: the content version moves with it, so no stale page survives it. */
export async function changeContent<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  try {
    const counted = async (tx: Tx) => {
      const result = await work(tx);
      const data = { version: { increment: 1 } };
      return { result, version: (await tx.contenidoVersion.update({ where: { id: 1 }, data })).version };
    };
    const { result, version } = await change(counted, undefined, timeout);
    seen = version;
    return result;
  } finally {
    // After a failure too: a commit whose answer was lost may have happened.
    contentChanged();
  }
}

/** Looks for what other processes changed. */
async function lookForChanges(): Promise<void> {
  const row = await db.contenidoVersion.findUnique({ where: { id: 1 }, select: { version: true } });
  if (row?.version === seen) return;
  seen = row?.version;
  contentChanged();
}

/**
 * Looks twice a second for as long as the process lives. While the database does not answer, what is kept stays: it is
 * all there is, and nobody can be changing it.
 */
export function watchContent(): void {
  let failing = false;
  async function look(): Promise<void> {
    try {
      await lookForChanges();
      failing = false;
    } catch (error) {
      if (!failing) log.error("The content version cannot be read", error);
      failing = true;
    }
    setTimeout(() => void look(), LOOK_MS).unref();
  }
  void look();
}

/** Until the transaction ends nobody else changes public content that asks for this too: what is read stays true. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 0 } } });
}
