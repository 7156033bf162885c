import { setTimeout as pause } from "node:timers/promises";
import { contentChanged } from "~/services/page-cache/content-version.server";
import { type Tx, writable } from "~/services/db/client.server";
import { isRace } from "~/services/db/errors.server";
import { log } from "~/services/log/log.server";
import { RetriesExhausted } from "./refusal";
import { recordTracked } from "./history.server";
import { openUnit, type Unit } from "./unit.server";

const TRIES = 5;
/** No new try starts later than this: each may wait 5 s for a lock, and a person waits for the answer. */
const PATIENCE_MS = 9_000;
/**
 * Scale of the random pause after failed try n, in ms: at most `PAUSE_MS * 2 ** n`. It is random so that transactions
 * that collided do not collide again.
 */
const PAUSE_MS = 20;

/**
 * One try of the transaction. With `onContentVersion`, the content version is incremented first; the function gets the
 * new version after the commit.
 */
async function attempt<T>(
  work: (tx: Tx) => Promise<T>,
  timeout?: number,
  onContentVersion?: (version: number) => void,
) {
  let unit: Unit | undefined;
  const done = await writable.$transaction(
    async (tx) => {
      unit = openUnit(tx, onContentVersion !== undefined);
      const data = { version: { increment: 1 } };
      const content = onContentVersion && (await tx.contenidoVersion.update({ where: { id: 1 }, data }));
      const result = await work(tx);
      await recordTracked(tx);
      return { result, version: content?.version };
    },
    { timeout },
  );
  if (done.version !== undefined) onContentVersion?.(done.version);
  return { result: done.result, afterwards: unit?.afterwards ?? new Set() };
}

async function retried<T>(
  work: (tx: Tx) => Promise<T>,
  timeout?: number,
  onContentVersion?: (version: number) => void,
) {
  const began = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt(work, timeout, onContentVersion);
    } catch (error) {
      if (!isRace(error)) throw error;
      if (tried === TRIES || performance.now() - began > PATIENCE_MS) {
        log.error("Given up after losing against other transactions", error);
        throw new RetriesExhausted();
      }
    }
    await pause(Math.random() * PAUSE_MS * 2 ** tried);
  }
}

/**
 * Runs `work` in one transaction, which also writes the history (audit trail) of the rows that entities change in it.
 * When another transaction's commit made it impossible (a slug taken meanwhile, a row gone, a deadlock), the whole of
 * it is run again, five times and nine seconds at most; then throws RetriesExhausted. `timeout`, in milliseconds, is for work that takes
 * longer than any form.
 */
export async function change<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  const { result, afterwards } = await retried(work, timeout);
  for (const next of afterwards) await next();
  return result;
}

/**
 * Runs `work` like `change`, for changes of public content: the same transaction increments the content version, so
 * no stale page is served afterwards. It does so first, and the version's row serves as a mutex: until the
 * transaction ends nobody else changes content, so what `work` reads stays true.
 */
export async function changeContent<T>(work: (tx: Tx) => Promise<T>, timeout?: number): Promise<T> {
  let version: number | undefined;
  let done: Awaited<ReturnType<typeof attempt<T>>>;
  try {
    done = await retried(work, timeout, (moved) => (version = moved));
  } finally {
    // After a failure too: the commit may have happened although its answer was lost.
    contentChanged(version);
  }
  for (const next of done.afterwards) await next();
  return done.result;
}
