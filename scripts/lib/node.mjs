import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
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

/**
 * @returns {string} the path of Node 24, fetched into the project's folder when it is not there. Ends this process when
 *   that fails.
 */
export function fetchedNode() {
  if (existsSync(BINARY)) return BINARY;
  console.log(`Fetching Node ${FETCHED} into .cache/node, once`);
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--loglevel=error", `node@${FETCHED}`];
  const { status } = spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0 && existsSync(BINARY)) return BINARY;
  console.error(`Node ${FETCHED} could not be fetched. Install Node 24 (22.22 works too), then run this again.`);
  process.exit(1);
}

/**
 * Goes on only on a Node that the product runs on. On an older one it fetches Node 24 into the project's folder, runs
 * this command with it and ends with that command's status.
 */
export async function ensureNode() {
  if (runsOn(process.versions.node)) return;
  const PATH = `${dirname(BINARY)}${delimiter}${process.env.PATH}`;
  const child = spawn(fetchedNode(), [...process.execArgv, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, PATH },
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => child.kill(signal));
  child.on("exit", (status, signal) => process.exit(signal ? 128 + constants.signals[signal] : (status ?? 1)));
  await new Promise(() => undefined);
}

/** Has every `npm run` of this project find the fetched Node first, when this process runs on it. */
export function linkNode() {
  if (existsSync(LINK) || !existsSync(BINARY) || process.execPath !== realpathSync(BINARY)) return;
  mkdirSync(dirname(LINK), { recursive: true });
  // A link that leads nowhere.
  rmSync(LINK, { force: true });
  symlinkSync(relative(dirname(LINK), BINARY), LINK);
}
