import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, relative, resolve } from "node:path";

/** What is fetched where the machine's own Node is too old; the container has the same major version. */
const FETCHED = "24.21.0";
const FOLDER = resolve(".cache/node", FETCHED);
const BINARY = `${FOLDER}/node_modules/node/bin/node`;
const LINK = "node_modules/.bin/node";

/** @param {string} version @returns {boolean} whether the product runs on this version of Node */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

function fetchNode() {
  console.log(`Node ${process.version} is too old: fetching Node ${FETCHED} into .cache/node, once`);
  mkdirSync(FOLDER, { recursive: true });
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--loglevel=error", `node@${FETCHED}`];
  const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0 && existsSync(BINARY)) return;
  console.error(`Node ${FETCHED} could not be fetched. Install Node 24 (22.22 works too), then run this again.`);
  process.exit(1);
}

/**
 * Goes on only on a Node that the product runs on. On an older one it fetches Node 24 into the project's folder, runs
 * this command with it and ends with that command's status.
 */
export async function ensureNode() {
  if (runsOn(process.versions.node)) return;
  if (!existsSync(BINARY)) fetchNode();
  const PATH = `${dirname(BINARY)}${delimiter}${process.env.PATH}`;
  const child = spawn(BINARY, process.argv.slice(1), { stdio: "inherit", env: { ...process.env, PATH } });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
  child.on("exit", (status, signal) => process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1)));
  await new Promise(() => undefined);
}

/** Has every `npm run` of this project find the fetched Node first, when this process runs on it. */
export function linkNode() {
  if (process.execPath !== BINARY || existsSync(LINK)) return;
  mkdirSync(dirname(LINK), { recursive: true });
  symlinkSync(relative(dirname(LINK), BINARY), LINK);
}
