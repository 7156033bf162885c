/** Starts the built server as a separate process, waits for it and stops it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { scripts } from "../../../package.json";
import { listen } from "./listen";

/** Finds a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

/** Environment of a server on a free loopback port. */
export async function ownEnv(): Promise<{ PORT: string; HOST: string; PUBLIC_ORIGIN: string }> {
  const PORT = String(await freePort());
  return { PORT, HOST: "127.0.0.1", PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` };
}

/** A script of package.json that runs Node, taken apart: the variables it sets, and Node's arguments. */
export function commandOf(script: string): { env: Record<string, string>; args: string[] } {
  const words = script.split(" ");
  const at = words.indexOf("node");
  const env = words.slice(0, at).map((word) => [word.split("=")[0], word.split("=")[1]]);
  return { env: Object.fromEntries(env), args: words.slice(at + 1) };
}

/**
 * Starts the server as `npm start` does, with its flags; shows its standard error, and its standard output unless `said` is "ignore".
 */
export function spawnServer(env: Record<string, string>, said: "inherit" | "ignore" = "inherit"): ChildProcess {
  const start = commandOf(scripts.start);
  const LOG_LEVEL = process.env.LOG_LEVEL ?? "silent";
  return spawn(process.execPath, start.args, {
    env: { ...process.env, ...start.env, NODE_ENV: "production", LOG_LEVEL, ...env },
    stdio: ["ignore", said, "inherit"],
  });
}

export const ended = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * Waits until an address answers with 2xx, asking every `ms` milliseconds. Throws when the process exits, or after
 * `seconds`.
 */
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

/** Sends a signal and waits for the process to exit; does nothing when it has exited. */
export async function stopServer(server: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!server || ended(server)) return;
  const gone = once(server, "exit");
  server.kill(signal);
  await gone;
}
