import { existsSync } from "node:fs";
import { mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../../app/services/env.server";
import { openToOthers } from "../../app/services/private-files.server";
import { type Finding, fail, ok, said, warn } from "./report";

const GB = 1024 ** 3;
const LOW = 2 * GB;
const EMPTY = 300 * 1024 ** 2;

/** Node's version: which ones the product runs on. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const fits = major > 20 || (major === 20 && minor >= 19);
  return fits
    ? ok("Node", `${version}`)
    : fail("Node", `${version} is too old`, "Install Node 24 (20.19 and 22 work too), then `npm run up`");
}

/** Whether the site is built: what answers, and what browsers load. */
export function checkBuild(): Finding {
  const missing = ["build/server/index.js", "build/client/assets"].filter((path) => !existsSync(path));
  return missing.length === 0
    ? ok("Build", "server and browser files are there")
    : fail("Build", `${missing.join(" and ")} missing`, "Run `npm run build`");
}

async function checkFolder(folder: string): Promise<Finding> {
  const path = join(folder, `doctor-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, "doctor");
    await rm(path);
    return ok("Data folder", `${folder} can be written`);
  } catch (error) {
    const todo = `Give ${folder} to the user that runs the site, or name another folder in DATA_DIR (in a container: a volume)`;
    return fail("Data folder", said(error), todo);
  }
}

async function checkSpace(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const text = `${(free / GB).toFixed(1)} GB free`;
    const todo = "Enlarge the disk or volume, delete old backups, or move media to Cloudinary (`npm run move-media`)";
    if (free < EMPTY)
      return fail("Disk space", `only ${Math.round(free / 1024 ** 2)} MB free: writing will fail`, todo);
    return free < LOW ? warn("Disk space", text, todo) : ok("Disk space", text);
  } catch (error) {
    return fail("Disk space", said(error), "Make the data folder usable first");
  }
}

async function checkPrivate(folder: string): Promise<Finding> {
  const found = await openToOthers();
  if (found.length === 0) return ok("Private files", "nobody else of this machine can read them");
  const text = `every user of this machine can read ${found.slice(0, 3).join(", ")}`;
  return warn("Private files", text, `The next start takes that away, or do it: chmod -R o-rwx ${folder}`);
}

/** This machine: Node, build, data folder, disk. */
export async function checkMachine({ DATA_DIR }: Env): Promise<Finding[]> {
  return [
    ...[checkNode(process.versions.node), checkBuild()],
    ...[await checkFolder(DATA_DIR), await checkSpace(DATA_DIR), await checkPrivate(DATA_DIR)],
  ];
}
