/**
 * `npm run container`: follows the Dockerfile without a container engine, starts the result as it would run there (its
 * user, code read-only, one volume) and checks that it serves. CONTAINER_NODE names the Node 24 to run it with.
 * `--no-build` starts what the last run built. Needs root for its mount and process name spaces.
 */
import { parseArgs } from "node:util";
import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildImage, WORK } from "./build";
import { readDockerfile } from "./dockerfile";
import { probe } from "./probe";
import { finish } from "../support/run/checks";
import { freePort } from "../support/run/server";

const { values } = parseArgs({ options: { "no-build": { type: "boolean", default: false } } });
const say = (line: string) => console.log(`   ${line}`);
if (process.getuid?.() !== 0) {
  console.error("This needs root, for file systems of its own: sudo npm run container");
  process.exit(2);
}
const started = Date.now();
console.log("Following the Dockerfile");
const image = buildImage(readDockerfile(readFileSync("Dockerfile", "utf8")), !values["no-build"], say);
const megabytes = (path: string) =>
  Number(spawnSync("du", ["-sm", join(image.root, path)], { encoding: "utf8" }).stdout.split("\t")[0]);
const parts = ["node_modules", "build", "prisma"].map((name) => `${name} ${megabytes(`app/${name}`)} MB`);
console.log(`   built in ${Math.round((Date.now() - started) / 1000)} s`);

const data = join(WORK, "data");
rmSync(data, { recursive: true, force: true });
mkdirSync(data);
// A container engine also gives a new volume to the image's user.
chownSync(data, 1000, 1000);
console.log("Starting it");
await probe(image, data, await freePort());
console.log(`Size above node:24-slim: ${megabytes("app")} MB (${parts.join(", ")})`);
finish("The container works");
