import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../app/services/env/env.server";
import { runsOn } from "../lib/node.mjs";
import { type Finding, fail, ok, said } from "./report";

/** Checks whether the product runs on this version of Node. */
export function checkNode(version: string): Finding {
  return runsOn(version)
    ? ok("Node", version)
    : fail("Node", `${version} is too old`, "Install Node 24 (22.22 works too), or let `npm run up` fetch one");
}

/** Checks whether the site is built: server and browser files. */
function checkBuild(): Finding {
  const missing = ["build/server/index.js", "build/client/assets"].filter((path) => !existsSync(path));
  return missing.length === 0
    ? ok("Build", "server and browser files are there")
    : fail("Build", `${missing.join(" and ")} missing`, "Run `npm run build`");
}

/** Checks that a folder can be written; makes it where it is not there. */
async function checkFolder(name: string, folder: string): Promise<Finding> {
  const path = join(folder, `doctor-${process.pid}`);
  try {
    if (!existsSync(folder)) await mkdir(folder, { recursive: true });
    await writeFile(path, "doctor");
    await rm(path);
    return ok(name, `${folder} can be written`);
  } catch (error) {
    const todo = `Give ${folder} to the user that runs the site, or name another folder in DATA_DIR (in a container: a volume)`;
    return fail(name, said(error), todo);
  }
}

/** Checks this machine: Node, build, the folders of data. */
export async function checkMachine({ DATA_DIR }: Env): Promise<Finding[]> {
  const within = Object.entries({ Media: join(DATA_DIR, "media"), Backups: join(DATA_DIR, "backups") });
  const folders: [string, string][] = [["Data folder", DATA_DIR], ...within.filter(([, folder]) => existsSync(folder))];
  const found = await Promise.all(folders.map(([name, folder]) => checkFolder(name, folder)));
  return [checkNode(process.versions.node), checkBuild(), ...found];
}
