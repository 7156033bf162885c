/** Failing starts of the site: the real scripts, in a folder of their own that looks like a clone of the repository. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { listen } from "../run/listen";

const PARTS =
  "app build node_modules package-lock.json package.json prisma public react-router.config.ts scripts tsconfig.json vite.config.ts";
const STAMP = `import("./scripts/lib/steps.mjs").then(({ pieces, whenChanged }) => {
  for (const name of Object.keys(pieces)) whenChanged(name, () => undefined);
});`;

export const scripts = { "npm start": "scripts/start.mjs", "npm run up": "scripts/up.mjs" } as const;
export type Script = keyof typeof scripts;

/** Makes a folder in which `npm run up` finds every build step done. */
export function clone(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "ged-clone-"));
  for (const part of PARTS.split(" ")) symlinkSync(resolve(part), join(path, part));
  const { status, stderr } = spawnSync(process.execPath, ["-e", STAMP], { cwd: path, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface Ending {
  code: number | null;
  /** Standard error, line by line. */
  said: string[];
}

/** Runs a script until it ends (at most 25 s); `user` runs it as another user id. */
export async function startIn(
  cwd: string,
  script: Script,
  env: Record<string, string>,
  user?: number,
): Promise<Ending> {
  const own = {
    PATH: process.env.PATH ?? "",
    HOME: cwd,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    SEED_DEMO: "false",
    ...env,
  };
  const as = user === undefined ? {} : { uid: user, gid: user };
  const child = spawn(process.execPath, [scripts[script]], {
    cwd,
    env: own,
    stdio: ["ignore", "ignore", "pipe"],
    ...as,
  });
  const giveUp = setTimeout(() => child.kill("SIGKILL"), 25_000);
  const ended = once(child, "exit");
  const said = (await text(child.stderr)).split("\n").filter((line) => line !== "");
  await ended;
  clearTimeout(giveUp);
  return { code: child.exitCode, said };
}

/** Occupies a port with a server that sends these bytes, or never answers. */
export async function taken(answer?: Buffer): Promise<{ port: number; free: () => void }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (answer) socket.once("data", () => socket.end(answer));
  });
  server.unref();
  return { port: await listen(server), free: () => void server.close() };
}

/** The bytes with which PostgreSQL refuses a connection. */
export function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from("E"), length, fields]);
}
