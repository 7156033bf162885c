/** The built server as a process of its own: started, waited for, ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./port";

/** What a server on a free port of the loopback has to know of itself. */
export async function ownEnv(): Promise<{ PORT: string; HOST: string; PUBLIC_ORIGIN: string }> {
  const PORT = String(await freePort());
  return { PORT, HOST: "127.0.0.1", PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` };
}

/** Starts it as an operator does; its faults are shown, and unless told otherwise what it says. */
export function spawnServer(env: Record<string, string>, said: "inherit" | "ignore" = "inherit"): ChildProcess {
  const variables = { ...process.env, NODE_ENV: "production", LOG_LEVEL: process.env.LOG_LEVEL ?? "silent", ...env };
  return spawn(process.execPath, ["--max-semi-space-size=4", "scripts/start.mjs"], {
    env: variables,
    stdio: ["ignore", said, "inherit"],
  });
}

export const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Waits until an address answers with 2xx, asking every `ms` milliseconds. Throws when the process ends, or after `seconds`. */
export async function untilReady(server: ChildProcess, address: string, ms: number, seconds: number): Promise<void> {
  const limit = performance.now() + seconds * 1000;
  while (performance.now() < limit) {
    if (ended(server)) throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok && (await answer.text())) return;
    await pause(ms);
  }
  throw new Error(`The server is not ready after ${seconds} s`);
}

/** Ends it with a signal and waits for that; nothing happens to one that has ended. */
export async function stopServer(server: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!server || ended(server)) return;
  const gone = once(server, "exit");
  server.kill(signal);
  await gone;
}
