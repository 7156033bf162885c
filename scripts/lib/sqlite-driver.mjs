/**
 * Selects the SQLite driver for this version of Node; runs after every installation. better-sqlite3 13 needs Node-API
 * 10, which Node 20 lacks; version 12 aborts at a garbage collection on Node 24.19 and later. So 13 is installed, and
 * on Node 20 the optional package with version 12 replaces it.
 */
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";

const OLD = "better-sqlite3-node20";
const OLD_BINARY = `node_modules/${OLD}/build/Release/better_sqlite3.node`;

if (Number(process.versions.napi) < 10 && existsSync("node_modules/better-sqlite3")) {
  if (!existsSync(OLD_BINARY)) {
    spawnSync("npm", ["rebuild", OLD, "--foreground-scripts", "--loglevel=error"], { stdio: "ignore" });
    if (!existsSync(OLD_BINARY)) {
      console.error(`${OLD} could not be built: Node ${process.version} needs python3, make and g++ for it.`);
      process.exit(1);
    }
  }
  rmSync("node_modules/better-sqlite3", { recursive: true, force: true });
  symlinkSync(OLD, "node_modules/better-sqlite3", "dir");
}
