/** The parent's side of the process that makes pages afresh. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Leida } from "./paginas";

const PATIENCE_MS = 60_000;

/** A process that makes every page afresh, on the data that the environment names. */
export class Aparte {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;
  /** Those who wait for an answer, in the order of their questions. */
  readonly #waiting: ((page: Leida) => void)[] = [];

  constructor(env: Record<string, string>) {
    this.#child = fork("tests/faults/diferencial/aparte.ts", {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, ...env, NODE_ENV: "production", LOG_LEVEL: "silent" },
    });
    this.#ready = once(this.#child, "message").then(() => {
      this.#child.on("message", (page: Leida) => this.#waiting.shift()?.(page));
    });
  }

  /** Waits until pages can be made. */
  async ready(): Promise<this> {
    await this.#ready;
    return this;
  }

  /** Makes a page. Throws after a minute. */
  async read(path: string): Promise<Leida> {
    await this.#ready;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${path} was not made afresh within a minute`)), PATIENCE_MS);
      this.#waiting.push((page) => {
        clearTimeout(late);
        resolve(page);
      });
      this.#child.send(path);
    });
  }

  stop(): void {
    this.#child.kill("SIGKILL");
  }
}
