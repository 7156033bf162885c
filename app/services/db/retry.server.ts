import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 5_000;
/**
 * Pause between retries. Each try may block Node for as long as `busy_timeout`, so other work needs time in between.
 */
const PAUSE_MS = 150;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    /database is locked|SQLITE_BUSY|SocketTimeout/.test(`${error.message} ${JSON.stringify(error)}`)
  );
}

/**
 * Retries work that fails because another process locked the database, for up to five seconds and without blocking
 * Node. Of all callers that wait, only one tests whether the lock is gone; the others retry after it has.
 */
export class RetryWhileBusy {
  #scout: Promise<void> | null = null;

  /** Runs work that may find the database locked. Throws the error of the last try. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
      }
      if (this.#scout) await Promise.race([this.#scout, pause(Math.max(end - performance.now(), 0))]);
      else return await this.#scouting(work, end);
    }
  }

  async #scouting<T>(work: () => Promise<T>, end: number): Promise<T> {
    let done: () => void = () => undefined;
    this.#scout = new Promise((resolve) => (done = resolve));
    try {
      for (;;) {
        await pause(PAUSE_MS);
        try {
          return await work();
        } catch (error) {
          if (!isBusy(error) || performance.now() > end) throw error;
        }
      }
    } finally {
      this.#scout = null;
      done();
    }
  }
}
