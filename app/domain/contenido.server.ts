import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { recordTracked } from "./auditoria.server";

const TRIES = 3;

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

/** One transaction that changes public content: the content version moves with it, so no stale page survives it. */
export async function changeContent<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  const counted = async (tx: Tx) => {
    const result = await work(tx);
    await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 1 } } });
    return result;
  };
  return change(counted, undefined, timeout);
}

/** Until the transaction ends nobody else changes public content that asks for this too: what is read stays true. */
export async function lockContent(tx: Tx): Promise<void> {
  await tx.contenidoVersion.update({ where: { id: 1 }, data: { version: { increment: 0 } } });
}
