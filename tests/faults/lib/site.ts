/** A site for a fault: the built server as a process that can be killed and restarted on the same data. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEnv, spawnServer, stopServer, untilReady } from "../../support/run/server";

export interface FaultSite {
  origin: string;
  dataDir: string;
  /** Starts the server and waits until it is ready. Throws after 120 seconds. */
  start: () => Promise<void>;
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Process id of the server while it runs. */
  pid: () => number | undefined;
  remove: () => Promise<void>;
}

/** Makes a site on a free loopback port with its own data; it is not started yet. */
export async function faultSite(env: Record<string, string>): Promise<FaultSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "ged-falla-"));
  const own = await ownEnv();
  const origin = own.PUBLIC_ORIGIN;
  let server: ChildProcess | undefined;

  // The server is killed when this process exits, even by an error.
  process.once("exit", () => server?.kill("SIGKILL"));

  const kill = (signal: NodeJS.Signals) => stopServer(server, signal);
  return {
    origin,
    dataDir,
    kill,
    pid: () => server?.pid,
    async start() {
      server = spawnServer({ ...own, DATA_DIR: dataDir, ...env });
      await untilReady(server, `${origin}/readyz`, 50, 120);
    },
    async remove() {
      await kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
