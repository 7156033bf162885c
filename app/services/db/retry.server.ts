import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 5_000;
/** Each try may hold up Node for as long as `busy_timeout`: between them there must be time for everybody else. */
const PAUSE_MS = 150;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    /database is locked|SQLITE_BUSY|SocketTimeout/.test(`${error.message} ${JSON.stringify(error)}`)
  );
}

/**
 * Repeats what another process's lock refused, without blocking Node, for up to five seconds. Of any number that wait
 * one looks whether the lock is gone; the others try when it has found out.
 */
export class RetryWhileBusy {
  #scout: Promise<void> | null = null;

  /** Runs work that may find the database locked. Throws what the last try threw. */
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
