/** A site of its own for a fault: the built server as a process that can be killed and started again on the same data. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/port";

export interface FaultSite {
  origin: string;
  dataDir: string;
  /** Starts the server and waits until it is ready. Throws after 30 seconds. */
  start: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Process id of the server while it runs. */
  pid: () => number | undefined;
  remove: () => Promise<void>;
}

/** A site on a free loopback port with data of its own; not started yet. */
export async function faultSite(env: Record<string, string>): Promise<FaultSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "ged-falla-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  };
  let server: ChildProcess | undefined;

  // Nothing is left running when the one who made it happen fails itself.
  process.once("exit", () => server?.kill("SIGKILL"));

  async function kill(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill(signal);
    await gone;
  }
  return {
    origin,
    dataDir,
    kill,
    pid: () => server?.pid,
    async start() {
      const variables = { ...process.env, NODE_ENV: "production", ...own, ...env };
      server = spawn(process.execPath, ["scripts/start.mjs"], {
        env: variables,
        stdio: ["ignore", "inherit", "inherit"],
      });
      for (let tries = 0; tries < 600; tries += 1) {
        if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
        const ready = await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (ready) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error("The server is not ready after 30 s");
    },
    async remove() {
      await kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
