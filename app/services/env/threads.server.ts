import { Worker, type WorkerOptions } from "node:worker_threads";

/** Starts a thread from a file of the build, or from sources through tsx. Its environment is empty. */
export function startThread(code: URL, options: WorkerOptions): Worker {
  const all = { ...options, env: {} };
  if (!code.pathname.endsWith(".ts")) return new Worker(code, all);
  const translated = `import("tsx/esm/api").then(({ register }) => (register(), import(${JSON.stringify(code.href)})))`;
  return new Worker(translated, { ...all, eval: true });
}
