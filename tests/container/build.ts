/** Follows the steps of a Dockerfile: each stage is a folder that holds only what its steps put there. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { isIgnored, pairs, type Stage } from "./dockerfile";
import { containerNode } from "./node";

/** Folder of the stages and of npm's cache. */
export const WORK = resolve(".cache/container");
const ROOM = resolve("tests/container/room.sh");
const PASSED_ON = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"];
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string;
  healthcheck: string;
  volume: string;
  stopsignal: string;
}

function network(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function roomArgs(mode: "rw" | "ro", root: string, data: string, command: string[]): string[] {
  const inside = ["bash", ROOM, mode, root, "1000", data, join(WORK, "npm"), containerNode(), ...command];
  return ["--mount", "--pid", "--fork", "--kill-child", ...inside];
}

function runStep(image: Image, text: string): void {
  const command = ["/bin/sh", "-c", `cd ${image.workdir} && ${text}`];
  const { status } = spawnSync("unshare", roomArgs("rw", image.root, "", command), {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH,
      HOME: "/root",
      npm_config_loglevel: "error",
      npm_config_update_notifier: "false",
      ...network(),
      ...image.env,
    },
  });
  if (status !== 0) throw new Error(`RUN ${text} ended with ${status}`);
}

/**
 * Follows COPY: a folder's content goes into the target; a file is copied to the target, or into it when it is a
 * folder.
 */
function copy(from: string, sources: string[], target: string, keeps: (path: string) => boolean): void {
  for (const source of sources) {
    const path = join(from, source);
    if (!existsSync(path)) throw new Error(`COPY ${source}: there is no such file`);
    const isFolder = lstatSync(path).isDirectory();
    const into = !isFolder && (target.endsWith("/") || sources.length > 1);
    cpSync(path, into ? join(target, basename(source)) : target, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => keeps(relative(from, file)),
    });
  }
}

function follow(stage: Stage, images: Map<string, Image>, afresh: boolean, say: (line: string) => void): Image {
  const base = images.get(stage.from);
  const root = join(WORK, "stages", stage.name);
  const none = { workdir: "/", env: {}, user: "root", command: "", healthcheck: "", volume: "", stopsignal: "" };
  const image: Image = { ...(base ?? none), root, env: { ...base?.env } };
  mkdirSync(root, { recursive: true });
  if (base && afresh) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
  const ignore = readFileSync(".dockerignore", "utf8");
  for (const { name, text, flags } of stage.steps) {
    if (name === "WORKDIR") mkdirSync(join(root, (image.workdir = text)), { recursive: true });
    else if (name === "ENV") Object.assign(image.env, pairs(text));
    else if (name === "USER") image.user = text;
    else if (name === "CMD") image.command = text;
    else if (name === "HEALTHCHECK") image.healthcheck = text;
    else if (name === "VOLUME") image.volume = text;
    else if (name === "STOPSIGNAL") image.stopsignal = text;
    else if (!afresh) continue;
    else if (name === "RUN") {
      say(`${stage.name}: ${text.slice(0, 90)}`);
      runStep(image, text);
    } else if (name === "COPY") {
      const words = text.split(/\s+/);
      const target = words.pop() ?? "";
      const place = join(root, target.startsWith("/") ? "" : image.workdir, target);
      const other = flags.from ? images.get(flags.from)?.root : undefined;
      if (flags.from && !other) throw new Error(`COPY --from=${flags.from}: there is no such stage`);
      copy(other ?? ".", words, place, (path) => other !== undefined || path === "" || !isIgnored(path, ignore));
    }
  }
  return image;
}

/**
 * Builds all stages, or reuses those of the last run unless `afresh`; returns the last one, which is the container's.
 */
export function buildImage(stages: readonly Stage[], afresh: boolean, say: (line: string) => void): Image {
  if (afresh) rmSync(join(WORK, "stages"), { recursive: true, force: true });
  mkdirSync(join(WORK, "npm"), { recursive: true });
  const images = new Map<string, Image>();
  for (const stage of stages) images.set(stage.name, follow(stage, images, afresh, say));
  const last = images.get(stages.at(-1)?.name ?? "");
  if (!last) throw new Error("The Dockerfile has no stage");
  return last;
}

/** Starts a command in the finished image, as its user, with read-only code and `data` as its volume. */
export function runImage({ root, workdir, env }: Image, data: string, command: string[], more: Record<string, string>) {
  const inside = ["/bin/sh", "-c", `cd ${workdir} && exec "$@"`, "sh", ...command];
  return spawn("unshare", roomArgs("ro", root, data, inside), {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, HOME: "/home/node", TMPDIR: "/tmp", ...env, ...more },
  });
}
