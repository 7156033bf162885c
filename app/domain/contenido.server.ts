import { setTimeout as pause } from "node:timers/promises";
import { contentChanged } from "~/services/content-version.server";
import { db, type Tx } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { log } from "~/services/log.server";
import { recordTracked } from "./auditoria.server";
import { Overtaken } from "./refusal";

const TRIES = 5;
/** Longest pause before the second try; it doubles with each. Who lost together does not try again together. */
const PAUSE_MS = 20;

/**
 * One transaction; what it told `track` is in the audit trail with it. What another transaction's commit made
 * impossible (a slug taken meanwhile, a row gone, a deadlock) is worked out afresh; throws Overtaken when that happens
 * time after time. `timeout` in milliseconds for what takes longer than any form.
 */
export async function change<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.$transaction(
        async (tx) => {
          const result = await work(tx);
          await recordTracked(tx);
          return result;
        },
        { timeout },
      );
    } catch (error) {
      if (!isRace(error)) throw error;
      if (tried === TRIES) {
        log.error("Given up after losing against other transactions", error);
        throw new Overtaken();
      }
    }
    await pause(Math.random() * PAUSE_MS * 2 ** tried);
  }
}

/**
 * One transaction that changes public content: the content version moves with it, so no stale page survives it. It moves
 * first, and its row is everybody's mutex: until the transaction ends nobody else changes content, so what `work` reads
 * stays true.
 */
export async function changeContent<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  let moved: number | undefined;
  try {
    const counted = async (tx: Tx) => {
      const data = { version: { increment: 1 } };
      const { version } = await tx.contenidoVersion.update({ where: { id: 1 }, data });
      return { result: await work(tx), version };
    };
    const { result, version } = await change(counted, timeout);
    moved = version;
    return result;
  } finally {
    // After a failure too: a commit whose answer was lost may have happened.
    contentChanged(moved);
  }
}
