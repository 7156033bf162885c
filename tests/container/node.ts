/** Finds the Node that builds and runs the container: the Dockerfile's major version. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";

const MAJOR = 24;
let known: string | undefined;

/** Path of that Node; '' when this machine's own fits. Installs one from npm when there is none. */
export function containerNode(): string {
  known ??= process.env.CONTAINER_NODE || (process.versions.node.startsWith(`${MAJOR}.`) ? "" : fetched());
  return known;
}

function fetched(): string {
  const folder = resolve(".cache/container/node");
  const cpu = process.arch === "arm64" ? "arm64" : "x64";
  const program = `${folder}/node_modules/node-linux-${cpu}/bin/node`;
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = [
    "install",
    "--prefix",
    folder,
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    `node-linux-${cpu}@${MAJOR}`,
  ];
  spawnSync("npm", args, { stdio: ["ignore", "ignore", "inherit"] });
  if (!existsSync(program)) throw new Error(`No Node ${MAJOR}: name one in CONTAINER_NODE`);
  return program;
}
