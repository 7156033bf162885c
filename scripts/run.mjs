/**
 * `node scripts/run.mjs NAME …`: runs one of the operator's commands: from its source where there is one, else its
 * built form (in the container). `TOOLS=built`: its built form, which starts four times as fast (`npm test`).
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { failed, loadEnv } from "./lib/failure.mjs";
import { ensureNode } from "./lib/node.mjs";

/**
 * As whom the command runs: root gives way to the owner of the data folder, who could not use what root writes there.
 * @returns {{ uid?: number; gid?: number }}
 */
function owner() {
  if (process.getuid?.() !== 0) return {};
  let place = resolve(process.env.DATA_DIR?.trim() || "data");
  while (!existsSync(place)) place = dirname(place);
  const { uid, gid } = statSync(place);
  if (uid === 0) return {};
  console.error(`Running as user ${uid}, who owns ${place}`);
  return { uid, gid };
}

await ensureNode();
const [name = "", ...rest] = process.argv.slice(2);
const source = `scripts/${name}.ts`;
const built = `build/tools/${name}.js`;
if (!existsSync(source) && !existsSync(built)) {
  console.error(`There is no command ${name}`);
  process.exit(2);
}
try {
  loadEnv();
} catch (error) {
  failed(error, `npm run ${name}`);
}
// Files it writes are readable by the site's own user only.
process.umask(0o077);
const fromSource = existsSync(source) && process.env.TOOLS !== "built";
const program = fromSource ? ["--import", "tsx", source] : [built];
const args = ["--import", "./scripts/lib/one-sentence.mjs", ...program, ...rest];
const { status, signal, error } = spawnSync(process.execPath, args, { stdio: "inherit", env: process.env, ...owner() });
if (error) failed(error, `npm run ${name}`);
process.exit(signal ? 1 : (status ?? 1));
