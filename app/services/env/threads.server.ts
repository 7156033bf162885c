import { existsSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Starts a thread from a file of the build, or from sources through tsx. Its environment is empty. */
export function startThread(code: URL, options: WorkerOptions): Worker {
  const all = { ...options, env: {} };
  if (!code.pathname.endsWith(".ts")) return new Worker(code, all);
  const translated = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(code.href)})))`;
  return new Worker(translated, { ...all, eval: true });
}

/** Where Linux, which gives each thread a priority of its own, says which one reads this. */
const SELF = "/proc/thread-self";

/** Makes the calling thread give way to those that answer, where there are fewer processors than threads at work. */
export function giveWay(): void {
  if (existsSync(SELF)) setPriority(Number(basename(readlinkSync(SELF))), constants.priority.PRIORITY_BELOW_NORMAL);
}
